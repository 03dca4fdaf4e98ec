import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {attributeDefinitions} from '../../domains/attributes/attribute-definition-repository'
import type {Category, CategoryTree} from '../../domains/catalog/category-tree'
import {customProperties} from '../../domains/attributes/custom-properties'
import type {RenderContext} from '../render-context'

/** A category on the wire with its online subcategories down to `levels`. */
export function toCategory(
  context: RenderContext,
  tree: CategoryTree,
  category: Category,
  levels: number,
): ShopperProductsTypes.Category {
  const {texts} = category
  const members = {
    description: context.markup(category.catalogId, texts['description']),
    image: category.image ? context.image(category.catalogId, category.image) : undefined,
    name: context.text(texts['name']),
    pageDescription: context.text(texts['pageDescription']),
    pageKeywords: context.text(texts['pageKeywords']),
    pageTitle: context.text(texts['pageTitle']),
    parentCategoryId: category.parentId ?? undefined,
    thumbnail: category.thumbnail
      ? context.image(category.catalogId, category.thumbnail)
      : undefined,
  }
  const custom = customProperties(
    category.custom,
    attributeDefinitions(context.db, 'Category'),
    context.locale,
    context.links(category.catalogId),
  )
  return {
    id: category.id,
    ...Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)),
    onlineSubCategoriesCount: category.children.length,
    parentCategoryTree: tree.path(category.id).map((one) => ({
      id: one.id,
      name: context.text(one.texts['name']) ?? one.id,
    })),
    ...(levels > 0 && category.children.length > 0
      ? {categories: category.children.map((child) => toCategory(context, tree, child, levels - 1))}
      : {}),
    ...custom,
  }
}
