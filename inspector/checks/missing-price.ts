import {createPaths} from '../../common/paths'
import {findingId, type Check} from './finding'

export const missingPrice: Check = {
  id: 'missing-price',
  title: 'Price is missing',
  why: 'A product without a price cannot be bought, and its tile stays without a price.',
  remedy: 'Enter a price in a price book of this currency, and assign the book to the site.',
  run: ({sites, shopOrigin}) =>
    sites.flatMap(({site, locales}) => {
      const seen = new Set<string>()
      return locales.flatMap(({locale, products}) =>
        products.flatMap(({id, name, withoutPrice}) =>
          withoutPrice.flatMap((currency) => {
            // Prices do not depend on the language: one finding for each currency.
            const key = `${id} ${currency}`
            if (seen.has(key)) return []
            seen.add(key)
            return {
              id: findingId('missing-price', site.id, id, currency),
              siteId: site.id,
              subject: id,
              problem: `“${name}” has no price in ${currency}.`,
              page: shopOrigin + createPaths(site, locale).product(id),
            }
          }),
        ),
      )
    }),
}
