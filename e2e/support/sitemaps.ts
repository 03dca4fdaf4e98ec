import type {APIRequestContext} from '@playwright/test'
import {ownPath} from './crawl'

/** A page of a sitemap with the paths of its alternates by language. */
export interface ListedPage {
  readonly path: string
  readonly alternates: ReadonlyMap<string, string>
}

const attributes = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Paths of the sitemaps of an index. @param path of the index */
export async function readIndex(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path, {timeout: 60_000})
  const base = answer.url()
  return attributes(await answer.text(), /<loc>([^<]+)<\/loc>/g).map(
    (address) => ownPath(address, base) ?? address,
  )
}

/** The pages of one sitemap. */
export async function readSitemap(request: APIRequestContext, path: string): Promise<ListedPage[]> {
  const answer = await request.get(path, {timeout: 60_000})
  const base = answer.url()
  const own = (address: string) => ownPath(address, base) ?? address
  return attributes(await answer.text(), /<url>(.*?)<\/url>/gs).map((entry) => ({
    path: own(/<loc>([^<]+)</.exec(entry)?.[1] ?? ''),
    alternates: new Map(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang = '', href = '']) => [
        lang,
        own(href),
      ]),
    ),
  }))
}
