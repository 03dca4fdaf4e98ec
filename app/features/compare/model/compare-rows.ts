import {materialNames} from '@app/features/product/model/materials'
import type {ProductModel} from '@app/features/product/model/product'
import type {Translate} from '@app/shared/i18n/messages'

/** One attribute of all products, in the order of the products; empty where one has none. */
export interface CompareRow {
  readonly id: string
  readonly label: string
  readonly cells: readonly (readonly string[])[]
  readonly differs: boolean
}

type Compared = Pick<ProductModel, 'attributes' | 'dimensions' | 'materials' | 'features'>

/** Whether two products say different things; the order of words in a cell does not matter. */
const differ = (cells: readonly (readonly string[])[]): boolean =>
  new Set(cells.map((cell) => [...cell].sort().join('\n'))).size > 1

function row(
  id: string,
  label: string,
  cells: readonly (readonly string[])[],
): CompareRow | undefined {
  return cells.some(({length}) => length > 0)
    ? {id, label, cells, differs: differ(cells)}
    : undefined
}

/** What can be chosen, such as colours; named as the first product that has it names it. */
function choiceRows(products: readonly Compared[]): (CompareRow | undefined)[] {
  const named = new Map(products.flatMap(({attributes}) => attributes.map((one) => [one.id, one])))
  return [...named.values()].map(({id, name}) =>
    row(
      `choice-${id}`,
      name,
      products.map(({attributes}) =>
        (attributes.find((one) => one.id === id)?.values ?? []).map((value) => value.name),
      ),
    ),
  )
}

/** Measures by their labels, in the order in which the products have them. */
function measureRows(products: readonly Compared[]): (CompareRow | undefined)[] {
  const labels = new Set(
    products.flatMap(({dimensions}) => dimensions.flatMap(({label}) => label || [])),
  )
  return [...labels].map((label) =>
    row(
      `measure-${label}`,
      label,
      products.map(({dimensions}) =>
        dimensions.filter((one) => one.label === label).map(({value}) => value),
      ),
    ),
  )
}

/**
 * What products can be compared by, besides picture and price: what can be chosen, their measures,
 * materials and features. An attribute that none of them has is no row.
 */
export function compareRows(products: readonly Compared[], t: Translate): CompareRow[] {
  return [
    ...measureRows(products),
    row(
      'materials',
      t('product.materials'),
      products.map(({materials}) => materialNames(materials).map((id) => t(id))),
    ),
    ...choiceRows(products),
    row(
      'features',
      t('product.features'),
      products.map(({features}) => [...features]),
    ),
  ].flatMap((one) => one ?? [])
}
