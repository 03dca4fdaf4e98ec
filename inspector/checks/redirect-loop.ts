import {prefixOf} from '../../common/paths'
import {findingId, type Check} from './finding'

export const redirectLoop: Check = {
  id: 'redirect-loop',
  title: 'Redirects go in a circle',
  why: 'The link never arrives: browsers give up with an error.',
  remedy: 'Let the first of these redirects lead to a page that exists, and delete the others.',
  run: ({sites, shopOrigin}) =>
    sites.flatMap(({site, links}) => {
      const locale = site.l10n.supportedLocales.find(({id}) => id === site.l10n.defaultLocale)
      return links
        .filter(({loops}) => loops)
        .map(({href, from, hops}) => ({
          id: findingId('redirect-loop', site.id, href),
          siteId: site.id,
          subject: href,
          problem: `The link ${href} in “${from}” goes in a circle: ${[href, ...hops].join(' → ')}.`,
          ...(locale && {page: shopOrigin + prefixOf(site, locale) + href}),
        }))
    }),
}
