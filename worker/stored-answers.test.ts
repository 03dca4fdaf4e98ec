import {MAX_AGE_MS} from '../common/offline-stores'
import {
  entriesToDrop,
  filesIn,
  madeAt,
  MAX_BYTES,
  MAX_PAGES,
  mayKeepFile,
  mayKeepPage,
  mayKeepPicture,
  mayKeepShell,
  oldestHalf,
} from './stored-answers'

const HTML = {'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=900'}

/** An answer as `fetch` returns it: the constructor sets neither type nor redirects. */
const answer = (
  headers: Record<string, string>,
  fields: Partial<Pick<Response, 'type' | 'redirected' | 'status'>> = {},
): Response => {
  const {status = 200, type = 'basic', redirected = false} = fields
  return Object.defineProperties(new Response('', {status, headers}), {
    type: {value: type},
    redirected: {value: redirected},
  })
}

describe('documents', () => {
  it('of every visitor are kept', () => expect(mayKeepPage(answer(HTML))).toBe(true))

  it.each([
    ['private', answer({...HTML, 'cache-control': 'private, max-age=900'})],
    ['not for stores', answer({...HTML, 'cache-control': 'no-store'})],
    ['without a rule', answer({'content-type': 'text/html'})],
    ['public and not for stores', answer({...HTML, 'cache-control': 'public, no-store'})],
    ['gone', answer(HTML, {status: 404})],
    ['of a failed server', answer(HTML, {status: 503})],
    ['of another address', answer(HTML, {redirected: true})],
    ['of another origin', answer(HTML, {type: 'opaque'})],
    ['that are no pages', answer({...HTML, 'content-type': 'application/json'})],
  ])('%s are not', (_name, found) => expect(mayKeepPage(found)).toBe(false))

  it('without the data of a shopper are kept although they are private, their errors are not', () => {
    const headers = {...HTML, 'cache-control': 'no-store'}
    expect(mayKeepShell(answer(headers))).toBe(true)
    expect(mayKeepShell(answer(headers, {redirected: true}))).toBe(false)
    expect(mayKeepShell(answer(headers, {status: 500}))).toBe(false)
  })
})

it('pictures are kept when their address changes with their content', () => {
  const picture = (rule: string) => answer({'content-type': 'image/avif', 'cache-control': rule})
  expect(mayKeepPicture(picture('public, max-age=31536000, immutable'))).toBe(true)
  expect(mayKeepPicture(picture('public, max-age=3600'))).toBe(false)
  expect(mayKeepPicture(answer(HTML))).toBe(false)
})

it('an error page in the place of a file is not kept', () => {
  expect(mayKeepFile(answer({'content-type': 'text/javascript'}))).toBe(true)
  expect(mayKeepFile(answer(HTML))).toBe(false)
  expect(mayKeepFile(answer({'content-type': 'text/javascript'}, {status: 404}))).toBe(false)
})

it('the time of a page is that of its rendering, and never in the future', () => {
  const now = Date.parse('2026-11-30T12:00:00Z')
  const date = 'Mon, 30 Nov 2026 11:00:00 GMT'
  expect(madeAt(answer({date, age: '600'}), now)).toBe(Date.parse('2026-11-30T10:50:00Z'))
  expect(madeAt(answer({}), now)).toBe(now)
  expect(madeAt(answer({date: 'Mon, 30 Nov 2026 18:00:00 GMT'}), now)).toBe(now)
})

describe('limits', () => {
  const now = MAX_AGE_MS * 2
  const entry = (name: string, seenAt: number, bytes = 1, isPage = true) => ({
    name,
    seenAt,
    bytes,
    isPage,
  })
  const namesOf = (list: readonly {name: string}[]) => list.map(({name}) => name)

  it('drops what was not seen for a month', () => {
    const list = [entry('old', now - MAX_AGE_MS - 1), entry('new', now - MAX_AGE_MS)]
    expect(namesOf(entriesToDrop(list, now))).toEqual(['old'])
  })

  it('drops the pages seen least recently, not pictures', () => {
    const pages = Array.from({length: MAX_PAGES + 2}, (_, index) => entry(`${index}`, now - index))
    const picture = entry('picture', now - 1000, 1, false)
    expect(namesOf(entriesToDrop([...pages, picture], now))).toEqual(['60', '61'])
  })

  it('drops what exceeds the bytes, and keeps smaller ones that fit', () => {
    const list = [
      entry('first', now, MAX_BYTES - 10),
      entry('large', now - 1, 20, false),
      entry('small', now - 2, 5, false),
    ]
    expect(namesOf(entriesToDrop(list, now))).toEqual(['large'])
  })

  it('a full device loses the older half', () => {
    const list = [entry('c', 3), entry('a', 1), entry('b', 2)]
    expect(namesOf(oldestHalf(list))).toEqual(['a', 'b'])
    expect(oldestHalf([])).toEqual([])
  })
})

it('a document names its files once', () => {
  const html =
    '<link href="/mobify/bundle/1a/main.css"><script>{"scripts":["/mobify/bundle/1a/main.js","/mobify/bundle/1a/7.js"]}</script><meta content="/mobify/bundle/1a/static/translations/compiled/de-DE.json"><img src="/mobify/proxy/static/a.jpg"><link href="/mobify/bundle/1a/main.css">'
  expect(filesIn(html)).toEqual([
    '/mobify/bundle/1a/main.css',
    '/mobify/bundle/1a/main.js',
    '/mobify/bundle/1a/7.js',
    '/mobify/bundle/1a/static/translations/compiled/de-DE.json',
  ])
})
