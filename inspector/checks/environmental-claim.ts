import {createPaths, prefixOf} from '../../common/paths'
import {marketOfSite} from '../../config/markets/registry'
import {findingId, type Check} from './finding'

export const environmentalClaim: Check = {
  id: 'environmental-claim',
  title: 'Environmental claim says nothing',
  why: 'In the European Union, words such as “eco-friendly” or “climate neutral” are unfair without proof (directive (EU) 2024/825).',
  remedy:
    'Say what is better about the product, with a figure or a recognised label, or take the words out.',
  run: ({sites, shopOrigin}) =>
    sites
      .filter(({site}) => marketOfSite(site).provenClaimsOnly)
      .flatMap(({site, locales}) =>
        locales.flatMap(({locale, claims = []}) =>
          claims.map(({subject, words, path}) => ({
            id: findingId('environmental-claim', site.id, locale.id, subject),
            siteId: site.id,
            locale: locale.id,
            subject,
            problem: `“${subject}” says “${words}” in ${locale.id}.`,
            // A promotion has no page of its own.
            page:
              shopOrigin +
              (path === undefined
                ? createPaths(site, locale).home()
                : prefixOf(site, locale) + path),
          })),
        ),
      ),
}
