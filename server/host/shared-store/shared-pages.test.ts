/** Three hosts that share their pages in one store. */
import {CACHEABLE, createGate, figuresOf} from '../test/start-host'
import {rendersOf, useSharedHosts} from '../test/shared-hosts'
import {passSeconds, restoreTime, until} from '../test/time'

const PAGE = '/deu/de-de/category/strollers'

const shared = useSharedHosts()
const {startOne, startThree, untilStored} = shared
afterEach(restoreTime)

describe('a page of one host', () => {
  it('is found by the others, with its text, headers and age', async () => {
    const [one, two, three] = await startThree()
    const first = await one.get()
    const text = await first.text()
    expect(first.headers.get('x-page-cache')).toBe('miss')
    await untilStored(1)
    const second = await two.get()
    expect([second.headers.get('x-page-cache'), await second.text()]).toEqual(['shared', text])
    for (const name of ['etag', 'content-type', 'cache-control', 'no-vary-search'])
      expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)])
    expect(await two.stateOf()).toBe('hit')
    expect(await three.stateOf()).toBe('shared')
    expect(rendersOf([one, two, three])).toEqual([PAGE])
  })

  it('keeps its times, which the clocks of hosts do not change', async () => {
    const [one, two] = await startThree()
    await one.stateOf()
    await untilStored(1)
    const [name = ''] = await shared.client.keys('*:page:*')
    // As if it had been there for 1000 of its 900 + 14400 seconds.
    await shared.client.pexpire(name, 86_400_000 + 900_000 - 1_000_000)
    jest.spyOn(Date, 'now').mockReturnValue(0)
    const answer = await two.get()
    expect(answer.headers.get('x-page-cache')).toBe('shared')
    expect(Number(answer.headers.get('age'))).toBe(1000)
    // It is stale, so it is rendered again, once.
    await until(() => two.pages.renders.length === 1)
  })

  it('is rendered once, however many ask all hosts at the same time', async () => {
    const gate = createGate()
    const hosts = await startThree({behaviour: {hold: gate.opened}})
    const asked = hosts.flatMap((host) => Array.from({length: 10}, () => host.get()))
    await until(() => rendersOf(hosts).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    gate.open()
    const answers = await Promise.all(asked)
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(rendersOf(hosts)).toHaveLength(1)
  })

  it('is refreshed once by all hosts', async () => {
    const hosts = await startThree()
    const [one, two, three] = hosts
    for (const host of hosts) await host.stateOf()
    const gate = createGate()
    for (const {pages} of hosts) pages.hold = gate.opened
    const [name = ''] = await shared.client.keys('*:page:*')
    await shared.client.pexpire(name, 86_400_000 + 900_000 - 1_000_000)
    passSeconds(1000)
    for (const host of hosts) expect(await host.stateOf()).toBe('stale')
    await until(() => rendersOf(hosts).length === 2)
    gate.open()
    for (const host of [one, two, three])
      while ((await host.stateOf()) !== 'hit')
        await new Promise((resolve) => setTimeout(resolve, 5))
    expect(rendersOf(hosts)).toHaveLength(2)
  })
})

describe('parameters', () => {
  it('that a path reads are known to a host that has never rendered it', async () => {
    const [one, two] = await startThree()
    await one.stateOf(`${PAGE}?q=wagen`)
    await untilStored(1)
    expect(await two.stateOf(`${PAGE}?x=1&q=wagen`)).toBe('shared')
    expect(await two.stateOf(`${PAGE}?q=wagen&y=2`)).toBe('hit')
    expect(await two.stateOf(`${PAGE}?q=buggy`)).toBe('miss')
    expect(two.pages.renders).toEqual([`${PAGE}?q=buggy`])
  })

  it('all count for a page that does not name them', async () => {
    const headers = {'Cache-Control': CACHEABLE}
    const [one, two] = await startThree({behaviour: {headers}})
    await one.stateOf(`${PAGE}?q=wagen`)
    await untilStored(1)
    expect(await two.stateOf(`${PAGE}?x=1&q=wagen`)).toBe('miss')
    expect(await two.stateOf(`${PAGE}?q=wagen`)).toBe('shared')
  })
})

describe('what is not shared', () => {
  it.each([
    ['no-store', {'Cache-Control': 'no-store'}],
    ['private', {'Cache-Control': 'private, max-age=900'}],
    ['no rule', {}],
    ['a cookie', {'Cache-Control': CACHEABLE, 'Set-Cookie': 'dwsid=secret'}],
    ['a language', {'Cache-Control': CACHEABLE, Vary: 'Accept-Language'}],
  ])('an answer with %s leaves nothing in the store', async (_name, headers) => {
    const [one, two] = await startThree({behaviour: {headers: headers as Record<string, string>}})
    expect([await one.stateOf(), await two.stateOf()]).toEqual(['bypass', 'bypass'])
    expect([one.pages.renders.length, two.pages.renders.length]).toEqual([1, 1])
    const names = await shared.client.keys('*')
    const values = await Promise.all(
      names.filter((name) => !name.endsWith(':purges')).map((name) => shared.client.get(name)),
    )
    expect(values).toEqual(['unshared'])
  })

  it('cookies and tokens of the visitor', async () => {
    const [one] = await startThree()
    await one.get(PAGE, {Cookie: 'dwsid=secret-of-anna', Authorization: 'Bearer secret-of-anna'})
    await untilStored(1)
    for (const name of await shared.client.keys('*:page:*'))
      expect((await shared.client.getBuffer(name))?.includes('secret-of-anna')).toBe(false)
    expect(JSON.stringify(one.pages.requests[0]?.headers)).not.toContain('secret-of-anna')
  })

  it('pages of another build', async () => {
    const one = await startOne({bundleId: 'old'})
    const two = await startOne({bundleId: 'new'})
    expect([await one.stateOf(), await two.stateOf()]).toEqual(['miss', 'miss'])
    await untilStored(2)
    // A purge reaches both.
    expect(await (await one.purge({all: true})).json()).toEqual({purged: 2})
    expect([await one.stateOf(), await two.stateOf()]).toEqual(['miss', 'miss'])
  })

  it('pages of another shop', async () => {
    const one = await startOne()
    const two = await startOne({env: {EXTERNAL_DOMAIN_NAME: 'other.example'}})
    expect([await one.stateOf(), await two.stateOf()]).toEqual(['miss', 'miss'])
  })

  it.each([
    ['cut off', (value: Buffer) => value.subarray(0, value.length - 1)],
    ['changed', (value: Buffer) => Buffer.concat([value.subarray(0, -1), Buffer.from([7])])],
    ['empty', () => Buffer.alloc(0)],
    ['of another form', () => Buffer.from('{"page":1}')],
    ['long', (value: Buffer) => Buffer.concat([value, Buffer.alloc(2 ** 21)])],
  ])('a value that is %s', async (_name, spoil) => {
    const [one, two] = await startThree()
    await one.stateOf()
    await untilStored(1)
    const [name = ''] = await shared.client.keys('*:page:*')
    const value = (await shared.client.getBuffer(name)) ?? Buffer.alloc(0)
    await shared.client.set(name, spoil(value), 'KEEPTTL')
    expect(await two.stateOf()).toBe('miss')
    expect(await figuresOf(two.base)).toMatch(
      /^shared_store_calls_total\{call="look",outcome="corrupt"\} [1-9]\d*$/m,
    )
  })
})
