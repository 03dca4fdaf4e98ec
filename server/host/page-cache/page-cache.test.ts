import {createGate} from '../test/start-host'
import {passSeconds, restoreTime, until} from '../test/time'
import {createMemoryStore} from './memory-store'
import {PageCache, type PageCacheOptions} from './page-cache'
import type {RenderedAnswer} from './render-page'

const URL = '/deu/de-de/search'
const SHARED = 's-maxage=10, stale-while-revalidate=20, stale-if-error=100'
const READS = {'no-vary-search': 'params, except=("q")'}

afterEach(restoreTime)

/** Advances the time; the memory of failures reads it every millisecond at most. */
async function pass(seconds: number): Promise<void> {
  passSeconds(seconds)
  await new Promise((resolve) => setTimeout(resolve, 5))
}

/** A cache whose answers the test sets; `rendered` lists what was rendered. */
function create(more: Partial<PageCacheOptions> = {}) {
  const store = createMemoryStore(1e6)
  const rendered: string[] = []
  const next: {answer: Partial<RenderedAnswer>; error?: Error; hold?: Promise<void>} = {answer: {}}
  const failures: unknown[] = []
  const cache = new PageCache({
    store,
    defaultErrorMs: 50_000,
    render: async (url) => {
      rendered.push(url)
      const {answer, error, hold} = next
      await hold
      if (error) throw error
      const headers = {'cache-control': SHARED, ...READS}
      return {status: 200, headers, body: Buffer.from(String(rendered.length)), ...answer}
    },
    onRefreshFailure: (error) => void failures.push(error),
    ...more,
  })
  const at = (url = URL) => {
    const address = cache.addressOf(url)
    if (!address) throw new Error(`${url} is no page.`)
    return address
  }
  const obtain = (url = URL) => cache.obtain(at(url))
  const look = (url = URL) => cache.lookUp(at(url)).kind
  return {cache, store, rendered, next, failures, at, obtain, look}
}
const UNSHARED = {headers: {'cache-control': 'no-store'}}

describe('a lookup', () => {
  it('finds a page fresh, then stale, then absent with the old page', async () => {
    const {cache, at, obtain} = create()
    expect(cache.lookUp(at())).toEqual({kind: 'absent', page: undefined})
    await obtain()
    const page = expect.objectContaining({pathname: URL}) as unknown
    expect(cache.lookUp(at())).toEqual({kind: 'fresh', page})
    await pass(11)
    expect(cache.lookUp(at())).toEqual({kind: 'stale', page})
    await pass(20)
    expect(cache.lookUp(at())).toEqual({kind: 'absent', page})
  })

  it('counts a page as over at its very end', async () => {
    const {cache, at, obtain, store} = create()
    await obtain()
    const {freshUntil = 0, staleUntil = 0} = store.get(at().key) ?? {}
    const kindAt = (now: number) => cache.lookUp(at(), now).kind
    expect([kindAt(freshUntil - 0.1), kindAt(freshUntil)]).toEqual(['fresh', 'stale'])
    expect([kindAt(staleUntil - 0.1), kindAt(staleUntil)]).toEqual(['stale', 'absent'])
  })

  it('after a failure takes an old page for as long as errors allow it', async () => {
    const {look, next, obtain} = create()
    await obtain()
    await pass(40)
    next.answer = {status: 500}
    expect((await obtain())?.kind).toBe('standIn')
    expect(look()).toBe('stale')
    // Five seconds later the page may be rendered again.
    await pass(4)
    expect(look()).toBe('stale')
    await pass(2)
    expect(look()).toBe('absent')
  })

  it('remembers for a minute that an address is not shared', async () => {
    const {look, next, obtain} = create()
    next.answer = UNSHARED
    expect((await obtain())?.kind).toBe('single')
    expect(look()).toBe('unshared')
    await pass(59)
    expect(look()).toBe('unshared')
    await pass(2)
    expect(look()).toBe('absent')
  })

  it('does not remember it for a failed page', async () => {
    const {look, next, obtain} = create()
    next.answer = {status: 500}
    expect((await obtain())?.kind).toBe('single')
    expect(look()).toBe('absent')
  })

  it('finds a page that was shared before it was not', async () => {
    const {look, next, obtain} = create()
    await obtain()
    next.answer = UNSHARED
    await obtain()
    expect(look()).toBe('fresh')
  })
})

describe('a page that is obtained', () => {
  it('is kept', async () => {
    const {cache, obtain} = create()
    expect((await obtain())?.kind).toBe('page')
    expect(cache.size).toMatchObject({pages: 1})
  })

  it('is rendered once for all requests of the moment, and again for later ones', async () => {
    const {obtain, rendered} = create()
    const made = await Promise.all([obtain(), obtain(), obtain('/deu/de-de/home')])
    expect(made.map((one) => one?.kind)).toEqual(['page', 'page', 'page'])
    expect(made[0]).toBe(made[1])
    await obtain()
    expect(rendered).toEqual([URL, '/deu/de-de/home', URL])
  })

  it('goes to its own request alone when it is not shared', async () => {
    const {obtain, next} = create()
    next.answer = UNSHARED
    const made = await Promise.all([obtain(), obtain()])
    expect(made.map((one) => one?.kind)).toEqual(['single', undefined])
  })

  it('goes to all requests of the moment when it is incomplete, and is not kept', async () => {
    const {cache, obtain, next} = create()
    next.answer = {headers: {'cache-control': 'no-store', 'x-page-missing': 'menu'}}
    const made = await Promise.all([obtain(), obtain()])
    expect(made.map((one) => one?.kind)).toEqual(['incomplete', 'incomplete'])
    expect(cache.size.pages).toBe(0)
  })

  it('is an old page where its rendering fails, and the error without one', async () => {
    const {obtain, next} = create()
    next.error = new Error('no page')
    await expect(obtain()).rejects.toThrow('no page')
    next.error = undefined as never
    await obtain()
    next.error = new Error('no page')
    expect((await obtain())?.kind).toBe('standIn')
    // Fresh for 10 seconds, and on errors for 100 more.
    await pass(109)
    expect((await obtain())?.kind).toBe('standIn')
    await pass(2)
    await expect(obtain()).rejects.toThrow('no page')
  })

  it.each([500, 503])('is an old page where the answer has status %d', async (status) => {
    const {obtain, next} = create()
    await obtain()
    next.answer = {status}
    expect((await obtain())?.kind).toBe('standIn')
  })

  it('is the answer itself where it has another status', async () => {
    const {obtain, next} = create()
    await obtain()
    next.answer = {status: 403}
    expect((await obtain())?.kind).toBe('single')
  })

  it('may be sent on errors for the time of the cache when it does not say how long', async () => {
    const {obtain, next} = create()
    next.answer = {headers: {'cache-control': 's-maxage=10'}}
    await obtain()
    next.error = new Error('no page')
    await pass(59)
    expect((await obtain())?.kind).toBe('standIn')
    await pass(2)
    await expect(obtain()).rejects.toThrow('no page')
  })
})

describe('a refresh', () => {
  it('replaces a page, once at a time', async () => {
    const {cache, at, obtain, rendered, store, next} = create()
    await obtain()
    const before = store.get(at().key)
    const gate = createGate()
    next.hold = gate.opened
    cache.refresh(at())
    cache.refresh(at())
    expect(rendered).toHaveLength(2)
    gate.open()
    await until(() => store.get(at().key) !== before)
    cache.refresh(at())
    expect(rendered).toHaveLength(3)
  })

  it('that fails is reported, and not repeated for five seconds', async () => {
    const {cache, at, failures, rendered, next} = create()
    next.error = new Error('no page')
    cache.refresh(at())
    await until(() => failures.length === 1)
    expect(failures).toEqual([next.error])
    cache.refresh(at())
    await pass(4)
    cache.refresh(at())
    expect(rendered).toHaveLength(1)
    await pass(2)
    cache.refresh(at())
    expect(rendered).toHaveLength(2)
  })

  it('that fails needs no listener', async () => {
    const {cache, at, next, rendered} = create({onRefreshFailure: undefined as never})
    next.error = new Error('no page')
    cache.refresh(at())
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(rendered).toHaveLength(1)
  })

  it('removes a page that is not shared any more', async () => {
    const {cache, at, obtain, store, next} = create()
    await obtain()
    next.answer = UNSHARED
    cache.refresh(at())
    await until(() => store.get(at().key) === undefined)
    expect(cache.lookUp(at()).kind).toBe('unshared')
  })

  it('keeps a page while the new one is incomplete', async () => {
    const {cache, at, obtain, store, next, rendered} = create()
    await obtain()
    const before = store.get(at().key)
    next.answer = {headers: {'cache-control': 'no-store', 'x-page-missing': 'menu'}}
    cache.refresh(at())
    await until(() => rendered.length === 2)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(store.get(at().key)).toBe(before)
  })
})

describe('a purge', () => {
  it('removes pages, and forgets what is not shared', async () => {
    const {cache, look, next, obtain} = create()
    await obtain()
    next.answer = UNSHARED
    await obtain('/deu/de-de/home')
    expect(look('/deu/de-de/home')).toBe('unshared')
    expect(cache.purge({all: true})).toBe(1)
    expect([look(), look('/deu/de-de/home')]).toEqual(['absent', 'absent'])
  })

  it('leaves a page that is being rendered to its requests alone', async () => {
    const {cache, obtain, look, rendered, next} = create()
    const gate = createGate()
    next.hold = gate.opened
    const first = obtain()
    cache.purge({url: '/deu/de-de/home'})
    const made = Promise.all([first, obtain(), obtain()])
    expect(rendered).toHaveLength(2)
    gate.open()
    const [old, second, third] = await made
    expect(old?.kind).toBe('page')
    expect(second).toBe(third)
    expect(old).not.toBe(second)
    expect(look()).toBe('fresh')
  })

  it('is not undone by the end of an earlier rendering', async () => {
    const {cache, obtain, look, next} = create()
    const gate = createGate()
    next.hold = gate.opened
    const first = obtain()
    cache.purge({all: true})
    gate.open()
    await first
    expect(look()).toBe('absent')
  })

  it('does not let an earlier rendering end the sharing of a later one', async () => {
    const {cache, obtain, rendered, next} = create()
    const [one, two] = [createGate(), createGate()]
    next.hold = one.opened
    const first = obtain()
    cache.purge({all: true})
    next.hold = two.opened
    const second = obtain()
    one.open()
    const [, third] = await Promise.all([first.then(() => two.open()), first.then(() => obtain())])
    expect(rendered).toHaveLength(2)
    expect(third).toBe(await second)
  })
})

describe('the parameters of a path', () => {
  it('are those that its pages read, all together', async () => {
    const {at, next, obtain} = create()
    const reads = (names: string) => {
      next.answer = {
        headers: {'cache-control': SHARED, 'no-vary-search': `params, except=(${names})`},
      }
    }
    expect(at(`${URL}?a=1&q=2&x=3`).key).toBe(`${URL}?a=1&q=2&x=3`)
    reads('"q"')
    await obtain()
    expect(at(`${URL}?a=1&q=2&x=3`).key).toBe(`${URL}?q=2`)
    reads('"a"')
    await obtain()
    expect(at(`${URL}?a=1&q=2&x=3`).key).toBe(`${URL}?a=1&q=2`)
    expect(at('/deu/de-de/home?a=1').key).toBe('/deu/de-de/home?a=1')
  })

  it('are all again when a page does not say what it reads', async () => {
    const {at, next, obtain} = create()
    await obtain()
    next.answer = {headers: {'cache-control': SHARED}}
    await obtain()
    expect(at(`${URL}?x=3`).key).toBe(`${URL}?x=3`)
  })

  it('are at most forty', async () => {
    const {at, next, obtain} = create()
    const names = (count: number) => Array.from({length: count}, (_, index) => `"p${index}"`)
    const reads = (count: number) => {
      const list = names(count).join(' ')
      next.answer = {
        headers: {'cache-control': SHARED, 'no-vary-search': `params, except=(${list})`},
      }
    }
    reads(40)
    await obtain()
    expect(at(`${URL}?p39=1&x=1`).key).toBe(`${URL}?p39=1`)
    reads(41)
    await obtain()
    expect(at(`${URL}?p40=1`).key).toBe(URL)
  })

  it('keep a page out of the cache that was rendered with others', async () => {
    const {obtain, look, cache} = create()
    await obtain(`${URL}?x=evil`)
    expect([look(), cache.size.pages]).toEqual(['absent', 0])
    await obtain(`${URL}?q=1`)
    expect(look(`${URL}?q=1&x=evil`)).toBe('fresh')
  })
})
