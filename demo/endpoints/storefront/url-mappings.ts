import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {categoryTree} from 'commerce-sandbox/domains/catalog'
import {localize} from 'commerce-sandbox/domains/sites'

/** The target of a shop URL: a category or a product by its last part. */
export function urlMappings({db, site, locale}: ShopContext) {
  const tree = categoryTree(db, site.catalogId)
  return tree
    .all()
    .filter(({id}) => id !== tree.rootId)
    .map((category) => ({
      resourceType: 'CATEGORY' as const,
      resourceId: category.id,
      url: `/${slugOf(localize(category.texts['pageUrl'], locale) ?? category.id)}`,
    }))
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
