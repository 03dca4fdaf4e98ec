import fs from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {VERSION, VERSION_META} from '../../common/version'
import {html} from '../../inspector/views/html'
import {page} from '../../inspector/views/layout'
import {loginPage} from '../app/preview/preview-page'
import {createLogger} from './logger'
import {sendUnavailable} from './plain-page'

const root = path.resolve(__dirname, '../..')

it('is the one of the package', () => {
  const file = fs.readFileSync(path.join(root, 'package.json'), 'utf8')
  expect(VERSION).toBe((JSON.parse(file) as {version: string}).version)
})

it('is in every line of the log', () => {
  expect(createLogger('info').bindings()).toMatchObject({version: VERSION})
})

it('is in pages that the host makes itself', async () => {
  const server = http
    .createServer((req, res) => sendUnavailable(req, res, 1))
    .listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const answer = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/deu/de-de/home`,
  )
  expect(await answer.text()).toContain(VERSION_META)
  server.closeAllConnections()
  server.close()
  expect(loginPage('/')).toContain(VERSION_META)
})

it('is in the document of the storefront and in pages of the inspector', () => {
  const document = fs.readFileSync(path.join(root, 'app/components/_document/index.tsx'), 'utf8')
  expect(document).toContain('<meta name="version" content={VERSION} />')
  const frame = {base: '', sections: [], work: null}
  expect(page(frame as never, 'Checks', '', html``)).toContain(
    `name="version" content="${VERSION}"`,
  )
})
