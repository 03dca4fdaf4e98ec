import {findingId, type Check} from './finding'

/** Most transferred bytes of a page before it is idle. */
export const PAGE_BUDGET = {html: 60_000, scripts: 150_000} as const

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

export const pageOverBudget: Check = {
  id: 'page-over-budget',
  title: 'Page is too heavy',
  why: 'Heavy pages open slowly on phones.',
  remedy:
    'Shorten the content of the page, or show fewer products and stories on it. Too many scripts are a matter for the developers.',
  run: ({sites, shopOrigin}) =>
    sites.flatMap(({site, pages}) =>
      pages.flatMap(({path, htmlBytes, scriptBytes}) => {
        const parts = [
          {name: 'document', bytes: htmlBytes, most: PAGE_BUDGET.html},
          {name: 'scripts', bytes: scriptBytes, most: PAGE_BUDGET.scripts},
        ]
        return parts
          .filter(({bytes, most}) => bytes > most)
          .map(({name, bytes, most}) => ({
            id: findingId('page-over-budget', site.id, path, name),
            siteId: site.id,
            subject: path,
            problem: `${path}: ${name} ${kilobytes(bytes)}, allowed are ${kilobytes(most)}.`,
            page: shopOrigin + path,
          }))
      }),
    ),
}
