import {
  KEY_HEADER,
  MADE_HEADER,
  MAX_AGE_MS,
  pagesStore,
  SEEN_HEADER,
  WORDS_KEY,
  WORDS_STORE,
} from '../common/offline-stores'
import {answerPageLoad, HEAD_START_MS} from './page-loads'

const ORIGIN = 'https://shop.example'
const HOME = '/deu/de-de/home'
const NAMES = 'params, except=("q")'

/** Cache Storage as far as the worker uses it. */
class Stores {
  readonly stores = new Map<string, Map<string, Response>>()
  keys = () => Promise.resolve([...this.stores.keys()])
  open = (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    return Promise.resolve({
      match: (key: string) => Promise.resolve(store.get(key)?.clone()),
      matchAll: (path: string) =>
        Promise.resolve(
          [...store].flatMap(([key, found]) => (key.split('?')[0] === path ? [found.clone()] : [])),
        ),
      put: (key: string, value: Response) => Promise.resolve(void store.set(key, value)),
    })
  }
}

let stores: Stores
const keep = async (
  release: string,
  key: string,
  text: string,
  seenAt = Date.now(),
): Promise<void> => {
  const html = `<!doctype html><html lang="de-DE"><head><link href="/mobify/bundle/${release}/main.css"></head>${text}</html>`
  const headers = {
    [KEY_HEADER]: key,
    [MADE_HEADER]: '1000',
    [SEEN_HEADER]: String(seenAt),
    'no-vary-search': NAMES,
    'content-security-policy': "script-src 'self'",
  }
  await (await stores.open(pagesStore('deu', release))).put(key, new Response(html, {headers}))
}

const never = new Promise<Response>(() => undefined)
const noLine = () => Promise.reject(new TypeError('Failed to fetch'))

async function load(
  path: string,
  network: Promise<Response>,
  {cache = 'default', method = 'GET'}: {cache?: string; method?: string} = {},
) {
  const tasks: Promise<unknown>[] = []
  const answer = await answerPageLoad({
    request: {url: ORIGIN + path, method, cache} as Request,
    network,
    release: 'new',
    keepAlive: (work) => tasks.push(work),
  })
  return {answer, tasks, text: await answer.text()}
}

beforeEach(() => {
  stores = new Stores()
  Object.assign(globalThis, {caches: stores})
})

it('a line that answers: the answer of the server, whatever its status', async () => {
  await keep('new', HOME, 'stored')
  const {text, answer} = await load(HOME, Promise.resolve(new Response('server', {status: 500})))
  expect([answer.status, text]).toEqual([500, 'server'])
})

describe('a slow line', () => {
  it('the stored page of this release, marked, while the network goes on', async () => {
    await keep('new', HOME, 'stored')
    let send: (answer: Response) => void = () => undefined
    const network = new Promise<Response>((resolve) => (send = resolve))
    const began = Date.now()
    const {text, tasks, answer} = await load(`${HOME}?utm_source=a`, network)
    expect(Date.now() - began).toBeGreaterThanOrEqual(HEAD_START_MS - 5)
    expect(text).toContain('<html data-stored="1000" lang="de-DE">')
    expect(text).not.toContain('data-offline')
    expect(text).toContain('/mobify/bundle/new/static/offline/stored-page.css')
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'")
    expect([...answer.headers.keys()].filter((name) => name.startsWith('x-stored'))).toEqual([])
    send(new Response('server'))
    expect(tasks).toHaveLength(1)
    await tasks[0]
  })

  it.each([
    ['of another release', HOME, 'old', 'default'],
    ['when the shopper reloads', HOME, 'new', 'no-cache'],
    ['at another address', '/deu/de-de/search?q=b', 'new', 'default'],
  ])('no stored page %s', async (_name, path, release, cache) => {
    await keep(release, HOME, 'stored')
    await keep(release, '/deu/de-de/search?q=a', 'stored')
    const late = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(new Response('server')), HEAD_START_MS + 50),
    )
    expect((await load(path, late, {cache})).text).toBe('server')
  })
})

describe('no line', () => {
  it('the stored page, also of an old release and at a reload', async () => {
    await keep('old', HOME, 'stored')
    const {text} = await load(HOME, noLine(), {cache: 'no-cache'})
    expect(text).toContain('data-stored="1000" data-offline=""')
    expect(text).toContain('/mobify/bundle/old/')
  })

  it('this release first', async () => {
    await keep('new', HOME, 'of the new')
    await keep('old', HOME, 'of the old')
    expect((await load(HOME, noLine())).text).toContain('of the new')
  })

  it('not the page of another site', async () => {
    await keep('new', HOME, 'stored')
    expect((await load('/usa/en-us/home', noLine())).answer.status).toBe(503)
  })

  const knowWords = async () =>
    (await stores.open(WORDS_STORE)).put(
      WORDS_KEY,
      new Response(
        JSON.stringify({
          lang: 'ar-AE',
          title: 'بلا <اتصال>',
          home: HOME,
          search: '/deu/de-de/search',
          orders: '/deu/de-de/my-stokke/orders',
        }),
      ),
    )

  it('the start leads to the stored home', async () => {
    await knowWords()
    await keep('new', HOME, 'stored')
    for (const start of ['/', '/deu/de-de', '/deu/en-de/home', '/deu/en-de/']) {
      const {answer} = await load(start, noLine())
      expect([answer.status, answer.headers.get('location')]).toEqual([302, ORIGIN + HOME])
    }
  })

  it('the start of another country does not', async () => {
    await knowWords()
    await keep('new', HOME, 'stored')
    expect((await load('/usa/en-us', noLine())).answer.status).toBe(503)
  })

  it('an order leads to the page of all orders, which has its number behind the hash', async () => {
    await knowWords()
    await keep('new', '/deu/de-de/my-stokke/orders', 'stored')
    const {answer} = await load('/deu/de-de/my-stokke/orders/BH%2F1', noLine())
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/deu/de-de/my-stokke/orders#order=BH%2F1`)
  })

  it('not a page that was seen too long ago', async () => {
    await keep('new', HOME, 'stored', Date.now() - MAX_AGE_MS - 1000)
    expect((await load(HOME, noLine())).answer.status).toBe(503)
  })

  it('a search leads to the stored search page, which has the phrase behind the hash', async () => {
    await knowWords()
    await keep('new', '/deu/de-de/search', 'stored')
    const {answer} = await load('/deu/de-de/search?q=chair', noLine())
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/deu/de-de/search#q=chair`)
  })

  it('otherwise the offline page in the language of the last page, as text', async () => {
    await knowWords()
    const {answer, text} = await load('/', noLine())
    expect(answer.status).toBe(503)
    expect(text).toContain('dir="rtl"')
    expect(text).toContain('بلا &lt;اتصال&gt;')
  })

  it('no stored page for a form, and none where storage is blocked', async () => {
    await keep('new', HOME, 'stored')
    expect((await load(HOME, noLine(), {method: 'POST'})).answer.status).toBe(503)
    Object.assign(globalThis, {
      caches: {
        keys: () => Promise.reject(new Error('blocked')),
        open: () => Promise.reject(new Error('blocked')),
      },
    })
    expect((await load(HOME, noLine())).text).toContain('You are currently offline')
  })
})

it('waits for a slow line when nothing is stored', async () => {
  const race = Promise.race([
    load(HOME, never).then(() => 'answered'),
    new Promise((resolve) => setTimeout(() => resolve('waiting'), HEAD_START_MS * 2)),
  ])
  await expect(race).resolves.toBe('waiting')
})
