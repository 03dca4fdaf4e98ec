import type {z} from 'zod'
import {readData} from './data'
import {textAt, type Text} from './languages/languages'
import {categoriesSchema} from './schema'

/** One category of the storefront tree. */
export interface CategorySource extends z.infer<typeof categoriesSchema.element> {
  readonly name: Text
  readonly description: Text
}

/** The whole tree below the root, parents before their children; the order of the list is the order in the menu. */
export const categories: readonly CategorySource[] = readData('categories', categoriesSchema).map(
  (category) => ({
    ...category,
    name: textAt('categories', `${category.id}/name`),
    description: textAt('categories', `${category.id}/description`),
  }),
)

const byId = new Map(categories.map((category) => [category.id, category]))

/** A category and those above it, nearest first, without the root; empty for an unknown id. */
export function categoryPath(id: string): CategorySource[] {
  const category = byId.get(id)
  return category ? [category, ...categoryPath(category.parent)] : []
}
