import type {APIRequestContext, APIResponse} from '@playwright/test'
import {structuredDataProblems} from '../../scripts/lib/structured-data'

/** What search engines read of a page. */
export interface CrawledPage {
  readonly path: string
  readonly status: number
  /** Path of a redirect's destination. */
  readonly location: string | undefined
  readonly lang: string
  readonly title: string
  readonly description: string
  /** Title of the preview of a shared link. */
  readonly shareTitle: string
  readonly canonical: string
  readonly noIndex: boolean
  /** Alternates of the page: path by language. */
  readonly alternates: ReadonlyMap<string, string>
  /** Paths with query of the links to this shop. */
  readonly links: readonly string[]
  readonly structuredData: readonly string[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#x27': "'",
  lt: '<',
  gt: '>',
}
const decode = (text: string): string =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '')

/** Values of attributes of an element's start tag. */
const attribute = (tag: string, name: string): string =>
  decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')

const tags = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([tag]) => tag)

/** Path and query of an address of this shop; undefined for another host and for `mailto:`. */
export function ownPath(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === new URL(base).origin ? url.pathname + url.search : undefined
}

function read(path: string, answer: APIResponse, html: string): CrawledPage {
  const base = answer.url()
  const links = tags(html, /<link\b[^>]*>/gi)
  const relation = (rel: string) => links.filter((tag) => attribute(tag, 'rel') === rel)
  const meta = (name: string, kind: 'name' | 'property' = 'name') =>
    tags(html, /<meta\b[^>]*>/gi).find((tag) => attribute(tag, kind) === name) ?? ''
  const alternates = relation('alternate').filter((tag) => attribute(tag, 'hreflang'))
  const {location} = answer.headers()
  return {
    path,
    status: answer.status(),
    location: location && ownPath(location, base),
    lang: attribute(tags(html, /<html\b[^>]*>/gi)[0] ?? '', 'lang'),
    title: decode(/<title[^>]*>([^<]*)</i.exec(html)?.[1] ?? ''),
    description: attribute(meta('description'), 'content'),
    shareTitle: attribute(meta('og:title', 'property'), 'content'),
    canonical: ownPath(attribute(relation('canonical')[0] ?? '', 'href'), base) ?? '',
    noIndex: /noindex/.test(attribute(meta('robots'), 'content')),
    alternates: new Map(
      alternates.map((tag) => [
        attribute(tag, 'hreflang'),
        ownPath(attribute(tag, 'href'), base) ?? '',
      ]),
    ),
    links: tags(html, /<a\b[^>]*>/gi).flatMap(
      (tag) => ownPath(attribute(tag, 'href').split('#')[0] || '#', base) ?? [],
    ),
    structuredData: [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g),
    ].map(([, json = '']) => json),
  }
}

/** Reads one page, without following a redirect. */
export async function crawlPage(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const answer = await request.get(path, {maxRedirects: 0, timeout: 60_000})
  return read(path, answer, await answer.text())
}

/** Runs work for each entry, some at a time; work may add entries. */
export async function inParallel<Entry>(
  queue: Entry[],
  width: number,
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  let running = 0
  await new Promise<void>((resolve, reject) => {
    const next = (): void => {
      while (running < width && queue.length > 0) {
        running += 1
        work(queue.shift() as Entry).then(() => {
          running -= 1
          next()
        }, reject)
      }
      if (running === 0) resolve()
    }
    next()
  })
}

/** What is wrong with a page that a sitemap lists. */
export function pageProblems(page: CrawledPage, locale: string): string[] {
  const {path, status, lang, title, description, canonical, noIndex, alternates} = page
  const problems = structuredDataProblems(page.structuredData)
  if (status !== 200) return [`${path}: status ${status}`]
  if (lang !== locale) problems.push(`language ${lang}`)
  if (title === '') problems.push('no title')
  if (description === '') problems.push('no description')
  if (canonical !== path) problems.push(`canonical address ${canonical}`)
  if (noIndex) problems.push('is not for search engines')
  if (alternates.size > 0 && alternates.get(locale) !== path)
    problems.push('is no alternate of itself')
  return problems.map((problem) => `${path}: ${problem}`)
}
