import {createPaths, prefixOf} from '../../common/paths'
import {findingId, type Check} from './finding'

export const closedPlatform: Check = {
  id: 'closed-platform',
  title: 'Closed dispute platform is named',
  why: 'The platform of the European Union for disputes closed on 20 July 2025; a link to it misleads.',
  remedy: 'Take the sentence and the link out of the content asset.',
  run: ({sites, shopOrigin}) =>
    sites.flatMap(({site, locales}) =>
      locales.flatMap(({locale, closedPlatform: found = []}) =>
        found.map(({subject, words, path}) => ({
          id: findingId('closed-platform', site.id, locale.id, subject),
          siteId: site.id,
          locale: locale.id,
          subject,
          problem: `The content “${subject}” names ${words} in ${locale.id}.`,
          page:
            shopOrigin +
            (path === undefined
              ? createPaths(site, locale).content(subject)
              : prefixOf(site, locale) + path),
        })),
      ),
    ),
}
