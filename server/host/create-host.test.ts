import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import type {AddressInfo} from 'node:net'
import type {Server} from 'node:http'
import express from 'express'
import {createHost} from './create-host'

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(600))})`
const PAGE = `<p>${'words '.repeat(500)}</p>`

let server: Server
let base: string
let folder: string

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'))
  fs.writeFileSync(path.join(folder, 'main.js'), SCRIPT)
  fs.writeFileSync(path.join(folder, 'main.js.br'), zlib.brotliCompressSync(SCRIPT))
  fs.writeFileSync(path.join(folder, 'ssr.js'), 'secret')
  fs.mkdirSync(path.join(folder, 'config'))
  fs.writeFileSync(path.join(folder, 'config/default.js'), 'secret')
  const app = express()
  app.get('*', (req, res) => {
    res.set('X-Saw', JSON.stringify({url: req.originalUrl, headers: req.headers}))
    res.type('html').send(PAGE)
  })
  const host = createHost({app, id: 'abc', folder}, new URL('https://shop.example'))
  await new Promise<void>((resolve) => {
    server = host.listen(0, resolve)
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  fs.rmSync(folder, {recursive: true})
})

const saw = (response: Response) =>
  JSON.parse(response.headers.get('x-saw') ?? '{}') as {
    url: string
    headers: Record<string, string>
  }

describe('bundle files', () => {
  it('are immutable and come compressed from the build', async () => {
    const response = await fetch(`${base}/mobify/bundle/abc/main.js`, {
      headers: {'Accept-Encoding': 'br'},
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toBe(SCRIPT)
  })

  it.each([
    'ssr.js',
    'config/default.js',
    '../package.json',
    '%2e%2e/%2e%2e/etc/passwd',
    'missing.js',
  ])('do not include %s', async (file) => {
    const response = await fetch(`${base}/mobify/bundle/abc/${file}`)
    const body = await response.text()
    expect(body).not.toContain('secret')
    expect(body).not.toContain('root:')
    if (file === 'missing.js') expect(response.status).toBe(404)
  })
})

describe('at the edge', () => {
  it('drops tracking parameters and keeps the rest', async () => {
    const response = await fetch(`${base}/deu/de-de/search?utm_source=x&q=wagen&gclid=1`)
    expect(saw(response).url).toBe('/deu/de-de/search?q=wagen')
  })

  it('gives every request a correlation id', async () => {
    expect(saw(await fetch(`${base}/a`)).headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('replaces what a client claims about the outer address', async () => {
    const response = await fetch(`${base}/a`, {
      headers: {'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp'},
    })
    expect(saw(response).headers).toMatchObject({
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    })
  })

  it('compresses pages', async () => {
    const response = await fetch(`${base}/a`, {headers: {'Accept-Encoding': 'br'}})
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toBe(PAGE)
  })

  it('answers 404 for a proxy that is not configured', async () => {
    expect((await fetch(`${base}/mobify/proxy/evil/x`)).status).toBe(404)
  })
})
