import zlib from 'node:zlib'
import type {RenderedAnswer} from './render-page'
import {isIncomplete, isShareable, toStoredPage} from './stored-page'

const ADDRESS = {key: '/deu/de-de?q=1', pathname: '/deu/de-de', siteId: 'DEU'}
const TEXT = '<p>words '.repeat(100)
const answer = (headers: RenderedAnswer['headers'] = {}, status = 200): RenderedAnswer => ({
  status,
  headers,
  body: Buffer.from(TEXT),
})
const POLICY = {freshMs: 10, staleMs: 20, errorMs: 30}

describe('an answer that may be shared', () => {
  it.each([200, 301, 308, 404, 410])('has status %d', (status) => {
    expect(isShareable(answer({}, status))).toBe(true)
  })

  it.each([201, 206, 302, 307, 304, 403, 500, 503])('does not have status %d', (status) => {
    expect(isShareable(answer({}, status))).toBe(false)
  })

  it('sets no cookie', () => {
    expect(isShareable(answer({'set-cookie': ['a=b']}))).toBe(false)
  })

  it.each([
    [undefined, true],
    ['', true],
    ['Accept-Encoding', true],
    [' accept-encoding , ', true],
    ['Accept-Encoding, Cookie', false],
    ['Accept-Language', false],
    ['*', false],
    [['Accept-Encoding', 'Cookie'], false],
  ])('with Vary %p is shared: %s', (vary, expected) => {
    expect(isShareable(answer({vary: vary as string}))).toBe(expected)
  })
})

describe('an incomplete page', () => {
  const missing = {'x-page-missing': 'navigation'}

  it('is marked, and the same for all visitors', () => {
    expect(isIncomplete(answer(missing))).toBe(true)
    expect(isIncomplete(answer())).toBe(false)
    expect(isIncomplete(answer({...missing, 'set-cookie': ['a=b']}))).toBe(false)
  })

  it('is no error', () => {
    expect(isIncomplete(answer(missing, 404))).toBe(false)
    expect(isIncomplete(answer(missing, 301))).toBe(true)
  })
})

describe('a stored page', () => {
  it('has its place, its status and its times', async () => {
    expect(await toStoredPage(ADDRESS, answer({}, 404), POLICY, 1000)).toMatchObject({
      siteId: 'DEU',
      pathname: '/deu/de-de',
      status: 404,
      madeAt: 1000,
      freshUntil: 1010,
      staleUntil: 1030,
      errorUntil: 1040,
    })
  })

  it('may be sent on errors for at least as long as it may be stale', async () => {
    const page = await toStoredPage(ADDRESS, answer(), {...POLICY, errorMs: 5}, 1000)
    expect(page.errorUntil).toBe(1030)
  })

  it('has the text of the answer', async () => {
    const {brotli} = await toStoredPage(ADDRESS, answer(), POLICY, 0)
    expect(zlib.brotliDecompressSync(brotli).toString()).toBe(TEXT)
  })

  it('is compressed with the quality that its first visitor can wait for', async () => {
    const words = Array.from({length: 4000}, (_, index) => `<li>${(index * 7919) % 1009}</li>`)
    const body = Buffer.from(words.join(''))
    const {brotli} = await toStoredPage(ADDRESS, {...answer(), body}, POLICY, 0)
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 6,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    expect(brotli.equals(zlib.brotliCompressSync(body, {params}))).toBe(true)
  })

  it('has a weak tag that its text alone determines', async () => {
    const one = await toStoredPage(ADDRESS, answer(), POLICY, 0)
    const again = await toStoredPage(ADDRESS, answer({'x-own': 'yes'}), POLICY, 9)
    const other = await toStoredPage(ADDRESS, {...answer(), body: Buffer.from('x')}, POLICY, 0)
    expect(one.etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(again.etag).toBe(one.etag)
    expect(other.etag).not.toBe(one.etag)
  })

  it('keeps the headers of the page, once for each value', async () => {
    const headers = {'content-type': 'text/html', link: ['<a>', '<b>'], 'x-none': undefined}
    const page = await toStoredPage(ADDRESS, answer(headers), POLICY, 0)
    expect(page.headers).toEqual([
      ...['content-type', 'text/html', 'link', '<a>', 'link', '<b>'],
      ...['Vary', 'Accept-Encoding', 'ETag', page.etag],
    ])
  })

  it.each([
    ...['Age', 'Cache-Tag', 'Connection', 'Content-Encoding', 'Content-Length', 'Date', 'ETag'],
    ...['Keep-Alive', 'Server-Timing', 'Set-Cookie', 'Transfer-Encoding', 'Vary'],
    ...['X-Correlation-Id', 'X-Page-Cache', 'X-Powered-By', 'X-Request-Id'],
    ...['X-Content-Type-Options', 'Strict-Transport-Security', 'Permissions-Policy'],
  ])('does not keep %s, which belongs to one answer', async (name) => {
    const bare = await toStoredPage(ADDRESS, answer(), POLICY, 0)
    for (const spelling of [name, name.toLowerCase()]) {
      const page = await toStoredPage(ADDRESS, answer({[spelling]: 'old'}), POLICY, 0)
      expect(page.headers).toEqual(bare.headers)
    }
  })

  it('has the tags of its content', async () => {
    const tagsOf = async (header?: string) =>
      (await toStoredPage(ADDRESS, answer({'cache-tag': header}), POLICY, 0)).tags
    expect(await tagsOf('product, product:1  product:2,content:gr%C3%B6%2C%25')).toEqual([
      'product',
      'product:1',
      'product:2',
      'content:grö,%',
    ])
    expect(await tagsOf()).toEqual([])
  })
})
