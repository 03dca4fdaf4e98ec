import type {SiteBackend} from '../backend/backend'
import {BackendFailure} from '../backend/backend'
import type {LinkFact} from './facts'
import type {RawContent} from './read-locale'

/** Redirects that are followed before a chain counts as endless. */
const MOST_HOPS = 10

interface Mapping {
  destinationUrl?: string
  statusCode?: number
}

const HREF = /"?href"?\s*[=:]\s*\\?"([^"\\]+)\\?"/g
/** Routes of the storefront itself, which ask the backend for no address. */
const OWN_ROUTE = /^\/(category|product|content)\/[^/]+$|^\/(home|search|contact-us|my-stokke)/

/** Paths of the site in the markup of content assets, each once, with the asset it was found in. */
export function linksIn(contents: readonly RawContent[]): {href: string; from: string}[] {
  const found = new Map<string, string>()
  for (const {id, markup} of contents) {
    for (const [, href = ''] of markup.matchAll(HREF)) {
      if (!href.startsWith('/') || href.startsWith('//') || OWN_ROUTE.test(href)) continue
      const path = href.split(/[?#]/)[0] ?? ''
      if (path !== '' && !found.has(path)) found.set(path, id)
    }
  }
  return [...found].map(([href, from]) => ({href, from}))
}

const pathOf = (url: string): string =>
  URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : url

/** Where the backend redirects a path; null for a page, an unknown path and another host. */
async function nextHop(backend: SiteBackend, path: string, locale: string): Promise<string | null> {
  try {
    const mapping = await backend.scapi<Mapping>('site/shopper-seo/v1', '/url-mapping', {
      urlSegment: path,
      locale,
    })
    return mapping.destinationUrl ? pathOf(mapping.destinationUrl) : null
  } catch (error) {
    if (error instanceof BackendFailure && (error.status === 404 || error.status === 400))
      return null
    throw error
  }
}

/** Follows the redirects of links. @throws BackendFailure */
export function readLinks(
  backend: SiteBackend,
  locale: string,
  contents: readonly RawContent[],
): Promise<LinkFact[]> {
  return Promise.all(
    linksIn(contents).map(async ({href, from}) => {
      const hops: string[] = []
      let next = await nextHop(backend, href, locale)
      while (next !== null && next !== href && !hops.includes(next) && hops.length < MOST_HOPS) {
        hops.push(next)
        next = await nextHop(backend, next, locale)
      }
      if (next !== null) hops.push(next)
      return {href, from, hops, loops: next !== null}
    }),
  )
}
