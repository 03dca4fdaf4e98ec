import {plainText} from '@common/plain-text'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'

export interface CategoryLink {
  readonly id: string
  readonly name: string
}

/** Data of a category page. */
export interface CategoryModel {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly pageTitle: string
  readonly pageDescription: string
  /** Ancestors from the top down, without the category itself. */
  readonly ancestors: readonly CategoryLink[]
  readonly children: readonly CategoryLink[]
}

const ROOT_ID = 'root'

type Category = ShopperProductsTypes.Category

/** A category with what pages read of it, which is what documents carry. */
export const shortCategory = ({
  id,
  name,
  description,
  pageTitle,
  pageDescription,
  parentCategoryTree,
  categories,
}: Category): Category => ({
  id,
  name,
  description,
  pageTitle,
  pageDescription,
  parentCategoryTree,
  categories: categories?.map((child) => ({id: child.id, name: child.name})),
})

export function categoryOf(wire: Category): CategoryModel {
  const name = plainText(wire.name) || wire.id
  return {
    id: wire.id,
    name,
    description: plainText(wire.description),
    pageTitle: plainText(wire.pageTitle),
    pageDescription: plainText(wire.pageDescription),
    ancestors: (wire.parentCategoryTree ?? []).flatMap(({id, name: label}) =>
      id && id !== ROOT_ID && id !== wire.id ? [{id, name: plainText(label) || id}] : [],
    ),
    children: (wire.categories ?? []).map((child) => ({
      id: child.id,
      name: plainText(child.name) || child.id,
    })),
  }
}
