import {createPaths} from '../../common/paths'
import {findingId, type Check} from './finding'

export const emptyCategory: Check = {
  id: 'empty-category',
  title: 'Category of the menu is empty',
  why: 'The menu leads shoppers to a listing without a product.',
  remedy: 'Assign products that are online to the category, or take it out of the menu.',
  run: ({sites, shopOrigin}) =>
    sites.flatMap(({site, locales}) => {
      const own = locales.find(({locale}) => locale.id === site.l10n.defaultLocale)
      if (!own) return []
      return own.categories
        .filter(({isEmpty}) => isEmpty)
        .map(({id, name}) => ({
          id: findingId('empty-category', site.id, id),
          siteId: site.id,
          subject: id,
          problem: `The category “${name}” shows no product.`,
          page: shopOrigin + createPaths(site, own.locale).category(id),
        }))
    }),
}
