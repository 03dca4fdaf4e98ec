import type {ChildProcess} from 'node:child_process'
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readConfig} from '../../../config'
import {execute, openDatabase} from '../../../db/database'
import {seedShop} from '../../../testing/seed-shop'
import type {TestShopper} from '../../../testing/shopper'
import {BASKETS, ORDERS, newShopper, readyBasket} from '../../../testing/shopper'

const projectDir = path.resolve(__dirname, '../../../..')

let dataDir: string
let server: ChildProcess | undefined

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-kill-'))
  const db = openDatabase(dataDir)
  seedShop(db)
  // The server must not replace the test shop by the bundled archive.
  execute(db, "INSERT INTO import_state (key, value) VALUES ('bundled-archive', 'replaced')")
  db.close()
})
afterEach(() => kill())
afterAll(() => fs.rmSync(dataDir, {recursive: true, force: true}))

/** Starts the program as a user does; resolves to its base address once it listens. */
function start(): Promise<string> {
  const args = ['--import', 'tsx', 'sandbox/main.ts', '--port', '0', '--data', dataDir]
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', () => reject(new Error(`The sandbox did not start: ${output}`)))
  })
}

async function kill(): Promise<void> {
  const child = server
  server = undefined
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('what was confirmed survives kill -9: order, open basket and session', async () => {
  const config = readConfig({data: dataDir}, {})
  const first = {baseUrl: await start(), config}
  const shopper = await newShopper(first)
  const {basketId} = await readyBasket(shopper)
  const placed = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId})
  expect(placed.status).toBe(200)
  const next = await shopper.call<{basketId: string}>('POST', BASKETS, {
    productItems: [{productId: 'blanket', quantity: 2}],
  })
  await kill()

  const second = {baseUrl: await start(), config}
  const sameSession = withBase(shopper, second.baseUrl)
  const order = await sameSession('GET', `${ORDERS}/${placed.body.orderNo}`)
  expect(order).toEqual({status: 200, body: placed.body})
  const basket = await sameSession('GET', `${BASKETS}/${next.body.basketId}`)
  expect(basket).toEqual({status: 200, body: next.body})
  const consumed = await sameSession('GET', `${BASKETS}/${basketId}`)
  expect(consumed.status).toBe(404)

  function withBase({accessToken}: TestShopper, baseUrl: string) {
    return async (method: string, route: string) => {
      const url = `${baseUrl}${route.replace(':org', config.organizationId)}?siteId=DEU`
      const headers = {authorization: `Bearer ${accessToken}`}
      const response = await fetch(url, {method, headers})
      return {status: response.status, body: (await response.json()) as unknown}
    }
  }
}, 60_000)
