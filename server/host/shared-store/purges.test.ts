/** Purges at one of several hosts that share a store. */
import {createGate, figuresOf} from '../test/start-host'
import {rendersOf, useSharedHosts, type SharedHost} from '../test/shared-hosts'
import {until} from '../test/time'

const PAGE = '/deu/de-de/category/strollers'
const PRODUCT = '/deu/de-de/product/one/BH-1010'

const shared = useSharedHosts()
const {startOne, startThree, untilStored} = shared

const tagged = {
  'Cache-Control': 's-maxage=900, stale-while-revalidate=14400',
  'No-Vary-Search': 'params, except=("q")',
  'Cache-Tag': 'home, product:BH-1010',
}

const statesOf = (hosts: readonly SharedHost[], path = PAGE) =>
  Promise.all(hosts.map(({stateOf}) => stateOf(path)))

/** Hosts with a page and a product in all memories. */
async function startFilled() {
  const hosts = await startThree({behaviour: {headers: tagged}})
  for (const host of hosts) {
    await host.stateOf()
    await untilStored(host === hosts[0] ? 1 : 2)
    await host.stateOf(PRODUCT)
    await untilStored(2)
  }
  expect(await statesOf(hosts)).toEqual(['hit', 'hit', 'hit'])
  return hosts
}

it.each([
  [{url: PAGE}, 3],
  [{site: 'DEU'}, 6],
  [{tag: 'product:BH-1010'}, 6],
  [{all: true}, 6],
])('%j removes a page from all hosts and from the store', async (request, purged) => {
  const hosts = await startFilled()
  const began = performance.now()
  const answer = await hosts[1].purge(request)
  expect([answer.status, await answer.json()]).toEqual([200, {purged}])
  expect(performance.now() - began).toBeLessThan(1000)
  expect(await hosts[0].stateOf()).toBe('miss')
  await untilStored(2)
  expect(await statesOf(hosts)).toEqual(['hit', 'shared', 'shared'])
})

it('leaves the other pages', async () => {
  const hosts = await startFilled()
  for (const request of [{url: PRODUCT}, {site: 'FRA'}, {tag: 'product:BH-2'}])
    expect((await hosts[0].purge(request)).status).toBe(200)
  expect(await statesOf(hosts)).toEqual(['hit', 'hit', 'hit'])
  expect(await startOne().then(({stateOf}) => stateOf())).toBe('shared')
})

it('keeps no page whose rendering began before, on no host', async () => {
  const gate = createGate()
  const hosts = await startThree({behaviour: {hold: gate.opened, headers: tagged}})
  const [one, two, three] = hosts
  const old = one.stateOf()
  await until(() => one.pages.renders.length === 1)
  await two.purge({tag: 'home'})
  gate.open()
  expect(await old).toBe('miss')
  expect(await statesOf([two, three])).toContain('miss')
  expect(rendersOf(hosts)).toHaveLength(2)
})

it('does not use a page that came into the store after the purge and was rendered before it', async () => {
  const [one, two] = await startThree({behaviour: {headers: tagged}})
  await one.stateOf()
  await untilStored(1)
  const [name = ''] = await shared.pageNames()
  const value = (await shared.client.getBuffer(name)) ?? ''
  await one.purge({tag: 'home'})
  await shared.client.set(name, value, 'PX', 80_000_000)
  expect(await two.stateOf()).toBe('miss')
  expect(await figuresOf(two.base)).toMatch(/call="look",outcome="purged"\} [1-9]\d*$/m)
})

it('reaches a host that was cut off, as soon as it is there again', async () => {
  const [one, two] = await startFilled()
  const {calls, messages} = two.connection
  calls.disconnect()
  messages.disconnect()
  await until(() => calls.status === 'end' && messages.status === 'end')
  expect((await one.purge({url: PAGE})).status).toBe(200)
  expect(await two.stateOf()).toBe('hit')
  await Promise.all([calls.connect(), messages.connect()])
  await until(() => messages.status === 'ready')
  while ((await two.stateOf()) === 'hit') await new Promise((resolve) => setTimeout(resolve, 5))
  expect([...one.pages.renders, ...two.pages.renders].filter((path) => path === PAGE)).toHaveLength(
    2,
  )
})

it('says 503 when it cannot reach the store, and purges its own host', async () => {
  const [one] = await startFilled()
  one.connection.calls.disconnect()
  const answer = await one.purge({all: true})
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await one.stateOf()).toBe('miss')
})

it('empties the memories when the store has lost its purges', async () => {
  const [one, two] = await startFilled()
  await shared.client.flushall()
  while ((await two.stateOf()) === 'hit') await new Promise((resolve) => setTimeout(resolve, 5))
  while ((await one.stateOf()) === 'hit') await new Promise((resolve) => setTimeout(resolve, 5))
})
