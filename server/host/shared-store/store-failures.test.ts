/** Hosts whose store is slow, dead, full or not theirs: pages go on from memory. */
import {figuresOf} from '../test/start-host'
import {rendersOf, useSharedHosts, type SharedHost} from '../test/shared-hosts'
import {startStore, type RunningStore} from '../test/start-store'
import {until} from '../test/time'

const PAGE = '/deu/de-de/category/strollers'

const shared = useSharedHosts()
const {startOne, startThree, untilStored} = shared
let other: RunningStore | undefined

afterEach(async () => {
  other?.hang(false)
  await other?.close()
  other = undefined
})

const linesOf = ({lines}: SharedHost) =>
  lines
    .map((line) => (JSON.parse(line) as {msg: string}).msg)
    .filter((msg) => msg.includes('store'))

/** Asks for new pages. */
async function ask(host: SharedHost, from: number, count: number): Promise<void> {
  for (let page = from; page < from + count; page += 1)
    expect(await host.stateOf(`/deu/de-de/category/c${page}`)).toBe('miss')
}

/** Number of looks into the store with an outcome. */
async function countOf({base}: SharedHost, outcome: string): Promise<number> {
  const line = new RegExp(`call="look",outcome="${outcome}"\\} (\\d+)`)
  return Number(line.exec(await figuresOf(base))?.[1] ?? 0)
}

const untilUsed = async (host: SharedHost, state: number): Promise<void> => {
  const line = `circuit_open{service="shared-store"} ${state}\n`
  while (!(await figuresOf(host.base)).includes(line))
    await new Promise((resolve) => setTimeout(resolve, 20))
}

it('of a store that dies under load and comes back empty, the pages do not fail', async () => {
  other = await startStore()
  const host = await startOne({url: other.url})
  const load = Array.from({length: 100}, (_, page) => host.get(`/deu/de-de/category/l${page}`))
  await Promise.all(load.slice(0, 5))
  await other.kill()
  for (const answer of await Promise.all(load)) expect(answer.status).toBe(200)
  await ask(host, 0, 10)
  await untilUsed(host, 1)
  await other.restart()
  await untilUsed(host, 0)
  expect(await host.stateOf(`${PAGE}-again`)).toBe('miss')
  const next = await startOne({url: other.url})
  await until(() => rendersOf([next]).length === 0)
  expect(linesOf(host)).toEqual([
    'the shared store answers',
    'the shared store fails; this process does without',
    'the shared store answers',
  ])
})

it('a store that hangs costs a few pages its budget, and the others nothing', async () => {
  other = await startStore()
  const host = await startOne({url: other.url, budgetMs: 300})
  await ask(host, 0, 1)
  other.hang(true)
  // Looks wait for it until the breaker opens.
  await ask(host, 100, 6)
  await untilUsed(host, 1)
  const late = await countOf(host, 'late')
  const paused = await countOf(host, 'paused')
  await ask(host, 200, 20)
  expect(await countOf(host, 'late')).toBe(late)
  expect(await countOf(host, 'paused')).toBe(paused + 20)
  other.hang(false)
  await untilUsed(host, 0)
})

it('a host starts without its store, and uses it when it is there', async () => {
  other = await startStore()
  await other.kill()
  const host = await startOne({url: other.url})
  expect(await host.stateOf()).toBe('miss')
  await untilUsed(host, 1)
  await other.restart()
  await untilUsed(host, 0)
})

it('a wrong password is said once, without the password', async () => {
  other = await startStore('--requirepass', 'right-password')
  const url = other.url.replace('redis://', 'redis://:wrong-password@')
  const host = await startOne({url})
  expect([await host.stateOf(), await host.stateOf()]).toEqual(['miss', 'hit'])
  await until(() => linesOf(host).length === 1)
  expect(linesOf(host)).toEqual(['the shared store fails; this process does without'])
  expect(host.lines.join()).not.toContain('wrong-password')
  const right = await startOne({url: other.url.replace('redis://', 'redis://:right-password@')})
  expect(linesOf(right)).toEqual(['the shared store answers'])
})

it('a full store keeps nothing, and a purge reaches all hosts', async () => {
  other = await startStore('--maxmemory', '1mb', '--maxmemory-policy', 'noeviction')
  const words = Array.from({length: 60_000}, (_, index) => (index * 7919) % 10_007).join(' ')
  const options = {url: other.url, behaviour: {body: () => words}}
  const one = await startOne(options)
  const two = await startOne(options)
  await ask(one, 0, 12)
  expect(await figuresOf(one.base)).toMatch(/call="(claim|keep)",outcome="full"\} \d+$/m)
  expect(await one.stateOf('/deu/de-de/category/c11')).toBe('hit')
  await two.stateOf('/deu/de-de/category/c11')
  expect((await two.purge({all: true})).status).toBe(200)
  expect(await one.stateOf('/deu/de-de/category/c11')).toBe('miss')
})

it('a page that is too large is kept by each host alone', async () => {
  const {randomBytes} = await import('node:crypto')
  const body = randomBytes(2 ** 20).toString('hex')
  const [one, two] = await startThree({behaviour: {body: () => body}})
  expect([await one.stateOf(), await one.stateOf()]).toEqual(['miss', 'hit'])
  expect(await two.stateOf()).toBe('miss')
  expect(await shared.pageNames()).toEqual([])
})

it('another host renders when the one that renders has died', async () => {
  const [one, two, three] = await startThree()
  one.pages.hold = new Promise(() => undefined)
  void one.get().catch(() => undefined)
  await until(() => one.pages.renders.length === 1)
  const waiting = [two.stateOf(), three.stateOf()]
  one.connection.calls.disconnect()
  const states = await Promise.all(waiting)
  expect(states.sort()).toEqual(['miss', 'shared'])
  expect(rendersOf([two, three])).toHaveLength(1)
  await untilStored(1)
})

it('each host renders itself what has failed on another one', async () => {
  const [one, two] = await startThree()
  one.pages.status = 500
  one.pages.headers = {'Cache-Control': 'no-store'}
  expect((await one.get()).status).toBe(500)
  expect([await two.stateOf(), await two.stateOf()]).toEqual(['miss', 'hit'])
})
