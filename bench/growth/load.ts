import autocannon from 'autocannon'

const PREFIX = '/deu/de-de'
/** Number of tiles of a listing (rule CAT-2). */
const PAGE_SIZE = 38
/** Number of listings whose products are visited. */
const LISTINGS = 20
/** Number of concurrent clients. */
const CONNECTIONS = 8

export interface Load {
  /** Pages per second. */
  rate: number
  /** Latency in milliseconds. */
  p99: number
}

/** Paths of the product pages that a listing links to. */
async function productsOf(base: string, listing: string): Promise<string[]> {
  const answer = await fetch(base + listing)
  if (!answer.ok) throw new Error(`${listing}: ${answer.status}`)
  const html = await answer.text()
  return [...html.matchAll(/href="(\/deu\/de-de\/product\/[^"?#]+)/g)].map(([, path = '']) => path)
}

/**
 * A visit in the proportions of a shop: one listing, then three products of it.
 * @param listings number of pages of the catalogue to visit, at most those that exist
 */
export async function visitedPaths(base: string, listings = LISTINGS): Promise<string[]> {
  const paths: string[] = []
  for (let page = 0; page < listings; page += 1) {
    const listing = `${PREFIX}/category/root?offset=${page * PAGE_SIZE}`
    const products = [...new Set(await productsOf(base, listing))]
    if (products.length === 0) break
    for (let index = 0; index < products.length; index += 3)
      paths.push(listing, ...products.slice(index, index + 3))
  }
  if (paths.length === 0) throw new Error('The catalogue has no products to visit.')
  return paths
}

/**
 * Visits pages one after the other.
 * @param rate pages per second; the maximum rate when absent
 * @throws Error when an answer is not a page
 */
export async function visit(
  base: string,
  paths: readonly string[],
  seconds: number,
  rate?: number,
): Promise<Load> {
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: seconds,
    headers: {'Accept-Encoding': 'br, gzip'},
    requests: paths.map((path) => ({path})),
    ...(rate !== undefined && {overallRate: rate}),
  })
  if (result.non2xx || result.errors) {
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  }
  return {rate: result.requests.average, p99: result.latency.p99}
}
