import {createPages, startHost, type PageBehaviour} from '../test/start-host'
import {earlyHints} from './early-hints'

const PATH = '/deu/de-de/home'
const HEAD = [
  '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin="anonymous"/>',
  '<link rel="stylesheet" href="/main.css"/>',
  '<link rel="preload" as="image" imagesrcset="/a.webp 1x" href="/a.webp"/>',
  '<link rel="canonical" href="https://shop.example/a"/>',
].join('')
const DOCUMENT = `<html><head>${HEAD}</head><body><link rel="stylesheet" href="/late.css"/><script async="" src="/start.js"></script></body></html>`

/** Headers of a page of a host with this network in front. */
async function headersWith(cdn: string, behaviour: Partial<PageBehaviour> = {}): Promise<Headers> {
  const {app, pages} = createPages({body: () => DOCUMENT, ...behaviour})
  Object.assign(pages.headers, {'Cache-Tag': 'home,product:BH%201'})
  const {base, close} = await startHost(app, {CDN: cdn})
  try {
    await fetch(base + PATH)
    return (await fetch(base + PATH)).headers
  } finally {
    await close()
  }
}

const EDGE = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control', 'link']
const edgeHeadersOf = (headers: Headers) =>
  Object.fromEntries(EDGE.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])))

const CONTROL = 'max-age=900, stale-while-revalidate=14400, stale-if-error=86400'

it('gives a browser nothing without a network', async () => {
  expect(edgeHeadersOf(await headersWith('none'))).toEqual({})
})

it.each(['varnish', 'fastly'])('gives %s keys and a rule for itself', async (cdn) => {
  expect(edgeHeadersOf(await headersWith(cdn))).toEqual({
    'surrogate-key': `url:${PATH} site:DEU home product:BH%201`,
    'surrogate-control': CONTROL,
  })
})

it('gives Cloudflare tags, a rule for itself and early hints', async () => {
  expect(edgeHeadersOf(await headersWith('cloudflare'))).toEqual({
    'cache-tag': `url:${PATH},site:DEU,home,product:BH%201`,
    'cdn-cache-control': CONTROL,
    link: earlyHints(DOCUMENT),
  })
})

it('gives a page that is not shared none', async () => {
  const headers = {'Cache-Control': 'no-store'}
  const {link, ...rest} = edgeHeadersOf(await headersWith('cloudflare', {headers}))
  expect([link, rest['cdn-cache-control']]).toEqual([undefined, undefined])
})

describe('early hints', () => {
  it('are what the document itself loads first, in its order', () => {
    expect(earlyHints(DOCUMENT)).toBe(
      '</f.woff2>; rel=preload; as=font; crossorigin, </main.css>; rel=preload; as=style, </start.js>; rel=preload; as=script',
    )
  })

  it('are none for a document without files, and at most 1,000 bytes', () => {
    expect(earlyHints('<html><head></head></html>')).toBe('')
    const many = Array.from({length: 99}, (_, i) => `<link rel="stylesheet" href="/${i}.css"/>`)
    const hints = earlyHints(`<head>${many.join('')}</head>`)
    expect(hints.length).toBeLessThanOrEqual(1000)
    expect(hints.length).toBeGreaterThan(900)
  })
})
