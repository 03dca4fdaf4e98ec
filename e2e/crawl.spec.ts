/**
 * A crawl as search engines do it: every page of the sitemaps of some locales, or of all in a full run. No orphan, no
 * chain of redirects, no duplicate title, each alternate returned, structured data valid (rules SEO-2 to SEO-10).
 */
import type {APIRequestContext} from '@playwright/test'
import type {LocaleConfig, SiteConfig} from '../config/schema'
import {sites} from '../config/sites/registry'
import {extent, sampleOf, seedTitle} from '../sandbox/testing/extent'
import {crawlPage, inParallel, pageProblems, type CrawledPage} from './support/crawl'
import {readIndex, readSitemap, type ListedPage} from './support/sitemaps'
import {structuredDataTypes} from '../scripts/lib/structured-data'
import {expect, test} from './support/test'

test.describe.configure({timeout: extent.full ? 1_200_000 : 120_000})

/** Requests at a time. */
const WIDTH = 6
/** Addresses that `robots.txt` leaves out, and files. */
const PRIVATE =
  /^\/[a-z]+\/[a-z-]+\/(search|appcart|appcheckout|my-stokke|login)\b|\.(pdf|glb|usdz|svg|jpg)(\?|$)/

interface Place {
  readonly site: SiteConfig
  readonly locale: LocaleConfig
}
const places: readonly Place[] = sites.flatMap((site) =>
  site.l10n.supportedLocales.map((locale) => ({site, locale})),
)
const nameOf = ({site, locale}: Place) => `${site.id} ${locale.id}`
const prefixOf = ({site, locale}: Place) => `/${site.alias}/${locale.alias}`

/** The pages that the sitemaps of a locale list. */
async function listedPages(
  request: APIRequestContext,
  {site, locale}: Place,
): Promise<ListedPage[]> {
  const parts = await readIndex(request, `/sitemap/${site.alias}.xml`)
  const own = parts.filter((path) => path.startsWith(`/sitemap/${site.alias}/${locale.alias}/`))
  return (await Promise.all(own.map((path) => readSitemap(request, path)))).flat()
}

/** The pages of a locale that links lead to, from its home page on; and those to which a link should not lead. */
async function crawl(request: APIRequestContext, place: Place) {
  const prefix = prefixOf(place)
  const pages = new Map<string, CrawledPage>()
  const start = `${prefix}/home`
  const seen = new Set([start])
  const queue = [start]
  await inParallel(queue, WIDTH, async (path) => {
    const page = await crawlPage(request, path)
    pages.set(path, page)
    for (const target of page.links) {
      // Refined and sorted listings, chosen variants and chosen parts of sets are other views of a page.
      const isFurtherPage = /^[^?]+\?offset=\d+$/.test(target)
      const link = isFurtherPage ? target : (target.split('?')[0] ?? target)
      if (seen.has(link) || !link.startsWith(`${prefix}/`) || PRIVATE.test(link)) continue
      seen.add(link)
      queue.push(link)
    }
  })
  return pages
}

function duplicates(pages: readonly CrawledPage[]): string[] {
  const byTitle = new Map<string, CrawledPage[]>()
  for (const page of pages) byTitle.set(page.title, [...(byTitle.get(page.title) ?? []), page])
  return [...byTitle]
    .filter(([, those]) => those.length > 1)
    .map(([title, those]) => `${title}: ${those.map(({path}) => path).join(' ')}`)
}

/** Locales that are crawled as a whole: one of each kind of site. */
const whole = sampleOf(places, 1)

for (const place of whole) {
  test(`${nameOf(place)}: every page, ${seedTitle}`, async ({request}) => {
    const listed = await listedPages(request, place)
    expect(listed.length).toBeGreaterThan(50)
    const linked = await crawl(request, place)

    const broken = [...linked.values()].filter(({status}) => status >= 400)
    expect(broken.map(({path, status}) => `${path} ${status}`)).toEqual([])
    const chains = [...linked.values()].filter(({location}) => {
      const next = location === undefined ? undefined : linked.get(location)
      return next?.location !== undefined
    })
    expect(chains.map(({path}) => path)).toEqual([])

    expect(listed.map(({path}) => path).filter((path) => !linked.has(path))).toEqual([])
    const pages = listed.flatMap(({path}) => linked.get(path) ?? [])
    expect(pages.flatMap((page) => pageProblems(page, place.locale.id))).toEqual([])
    expect(duplicates(pages)).toEqual([])
    const unlisted = [...linked.values()].filter(
      ({path, status, noIndex, canonical}) =>
        status === 200 &&
        !noIndex &&
        canonical === path &&
        !listed.some((one) => one.path === path),
    )
    expect(duplicates([...pages, ...unlisted])).toEqual([])
    const types = new Set(pages.flatMap(({structuredData}) => structuredDataTypes(structuredData)))
    expect([...types]).toEqual(
      expect.arrayContaining([
        'Organization',
        'WebSite',
        'BreadcrumbList',
        'ProductGroup',
        'ItemList',
      ]),
    )
  })
}

test(`each alternate is returned, ${seedTitle}`, async ({request}) => {
  const chosen = sampleOf(places, 3, ({site}) => site.id === 'CHE')
  const byPath = new Map<string, ReadonlyMap<string, string>>()
  await inParallel([...chosen], WIDTH, async (place) => {
    for (const {path, alternates} of await listedPages(request, place)) byPath.set(path, alternates)
  })
  const prefixes = new Set(chosen.map(prefixOf))
  const isRead = (path: string) => prefixes.has(path.split('/', 3).join('/'))
  const named = new Map([...byPath].map(([path, those]) => [path, new Set(those.values())]))
  const problems = [...byPath].flatMap(([path, alternates]) =>
    [...alternates].flatMap(([lang, other]) =>
      lang === 'x-default' || !isRead(other) || named.get(other)?.has(path)
        ? []
        : [`${path} -> ${lang} ${other}`],
    ),
  )
  expect(byPath.size).toBeGreaterThan(100)
  expect(problems).toEqual([])
  expect([...named].flatMap(([path, those]) => (those.has(path) ? [] : path))).toEqual([])
})

test('pages name the alternates of their site, which their sitemap has too', async ({request}) => {
  for (const place of sampleOf(places, 2)) {
    const [page, ...more] = (await listedPages(request, place)).slice(0, 3)
    for (const {path, alternates} of [page, ...more].flatMap((one) => one ?? [])) {
      const own = await crawlPage(request, path)
      for (const [lang, other] of own.alternates) expect(alternates.get(lang), path).toBe(other)
    }
  }
})

test('redirects lead to a page at once, and unknown addresses are not found', async ({request}) => {
  const redirects = [
    '/',
    '/home',
    '/deu',
    '/product/BH-1010',
    '/category/strollers',
    '/customer-service/faq/faq.html',
    '/stores',
  ]
  for (const path of redirects) {
    const {status, location = ''} = await crawlPage(request, path)
    expect([301, 302, 404], path).toContain(status)
    if (status !== 404) expect((await crawlPage(request, location)).status, location).toBe(200)
  }
  for (const path of [
    '/deu/de-de/nowhere',
    '/deu/de-de/product/BH-0000',
    '/deu/de-de/category/nothing',
  ]) {
    const page = await crawlPage(request, path)
    expect(page.status, path).toBe(404)
    expect(page.noIndex, path).toBe(true)
  }
})

test('searches, refined listings and ended previews are in no search engine', async ({request}) => {
  for (const path of [
    '/deu/de-de/search',
    '/deu/de-de/search?q=wagen',
    '/deu/de-de/search?q=xyzzy',
    '/jpn/ja-jp/search?q=chair&offset=20',
    '/usa/en-us/search?q=blanket&refine=c_refinementColor%3Dgrey',
    '/global/ar-ae/search?q=chair',
    '/deu/de-de/category/strollers?refine=c_refinementColor%3Dblack',
  ]) {
    const {status, noIndex, alternates} = await crawlPage(request, path)
    expect([path, status, noIndex, alternates.size]).toEqual([path, 200, true, 0])
  }
  const ended = await request.get('/deu/de-de/product/BH-6120?preview=AAAAA')
  expect([ended.status(), ended.headers()['x-robots-tag']]).toEqual([410, 'noindex, nofollow'])
})

test('rules of the archive make titles, and an empty category is in no search engine', async ({
  request,
}) => {
  for (const path of ['/deu/de-de/category/strollers', '/jpn/ja-jp/product/BH-1010']) {
    const {title, shareTitle} = await crawlPage(request, path)
    expect(title, path).toBe(`${shareTitle} | Barnholt`)
  }
  const {status, noIndex, alternates} = await crawlPage(request, '/usa/en-us/category/car-seats')
  expect([status, noIndex, alternates.size]).toEqual([200, true, 0])
})
