import {findingId, type Check} from './finding'

export const alternateWithoutReturn: Check = {
  id: 'alternate-without-return',
  title: 'Language version does not link back',
  why: 'Search engines ignore language versions (hreflang) that do not name each other.',
  remedy:
    'Both pages have to name each other. Check the languages that the preferences of the site allow, and the address of the other page.',
  run: ({sites, shopOrigin}) => {
    const byPath = new Map(
      sites.flatMap(({pages}) =>
        pages.filter(({status}) => status > 0).map((page) => [page.path, page]),
      ),
    )
    return sites.flatMap(({site, pages}) =>
      pages.flatMap(({path, alternates}) =>
        Object.entries(alternates).flatMap(([lang, other]) => {
          const target = byPath.get(other)
          // Pages that were not read say nothing.
          if (other === path || !target || Object.values(target.alternates).includes(path))
            return []
          return {
            id: findingId('alternate-without-return', site.id, path, lang),
            siteId: site.id,
            locale: lang,
            subject: path,
            problem: `${path} names ${other} as its version in ${lang}, which ${
              target.status === 200 ? 'does not name it' : `answers ${target.status}`
            }.`,
            page: shopOrigin + path,
          }
        }),
      ),
    )
  },
}
