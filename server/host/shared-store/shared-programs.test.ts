/** Hosts as they are run, of two processes each, that share a store. */
import {startProgram, type RunningProgram} from '../test/start-program'
import {startStore, type RunningStore} from '../test/start-store'

const PAGE = '/deu/de-de/category/strollers'
const PURGE_TOKEN = 'a-token-for-purging'

/** Every page names the process that rendered it and the number of the rendering there. */
const BUNDLE = `
let count = 0
exports.app = (req, res) => {
  count += 1
  res.setHeader('Cache-Control', 's-maxage=900')
  res.setHeader('No-Vary-Search', 'params')
  const client = Object.keys(require.cache).some((file) => file.includes('iovalkey'))
  setTimeout(() => res.end(process.pid + ' ' + count + ' ' + client), 50)
}
`

let store: RunningStore
const programs: RunningProgram[] = []

beforeAll(async () => {
  store = await startStore()
})
afterEach(() => {
  for (const {close} of programs.splice(0)) close()
})
afterAll(() => store.close())

async function start(env: Readonly<Record<string, string>> = {}): Promise<RunningProgram> {
  const program = await startProgram(BUNDLE, {
    WEB_CONCURRENCY: '2',
    EXTERNAL_DOMAIN_NAME: 'shop.example',
    PAGE_CACHE_PURGE_TOKEN: PURGE_TOKEN,
    ...env,
  })
  programs.push(program)
  return program
}

/** Texts of a page from some new connections, so from all processes. */
async function textsOf(hosts: readonly RunningProgram[], path = PAGE): Promise<Set<string>> {
  const ask = async ({port}: RunningProgram): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {headers: {connection: 'close'}})
    return answer.text()
  }
  return new Set(
    await Promise.all(hosts.flatMap((host) => Array.from({length: 12}, () => ask(host)))),
  )
}

jest.setTimeout(120_000)

it('render each page once for all their processes, and a purge at one reaches all', async () => {
  const env = {SHARED_STORE_URL: store.url}
  const hosts = await Promise.all([start(env), start(env)])
  const first = await textsOf(hosts)
  expect(first.size).toBe(1)
  expect([...first][0]).toMatch(/true$/)
  const answer = await fetch(`http://127.0.0.1:${hosts[0].port}/page-cache/purge`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${PURGE_TOKEN}`},
    body: JSON.stringify({url: PAGE}),
  })
  expect(answer.status).toBe(200)
  const {purged} = (await answer.json()) as {purged: number}
  expect(purged).toBeGreaterThanOrEqual(2)
  expect(purged).toBeLessThanOrEqual(4)
  const second = await textsOf(hosts)
  expect(second.size).toBe(1)
  expect(second).not.toEqual(first)
})

it('do not load the client without a store', async () => {
  const program = await start({WEB_CONCURRENCY: '1'})
  expect([...(await textsOf([program]))].join()).toMatch(/^\d+ 1 false$/)
})
