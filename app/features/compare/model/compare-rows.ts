import {materialNames} from '@app/features/product/public/materials'
import type {ProductModel} from '@app/features/product/public/product'
import type {Translate} from '@app/shared/i18n/messages'

/** One attribute of all products, in the order of the products; a cell without a value is empty. */
export interface CompareRow {
  readonly id: string
  readonly label: string
  readonly cells: readonly (readonly string[])[]
  readonly differs: boolean
}

type Compared = Pick<ProductModel, 'attributes' | 'dimensions' | 'materials' | 'features'>

/** Whether two cells have different values; the order of the values in a cell does not matter. */
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

/** Rows of the selectable attributes, such as colours; labelled by the first product that has them. */
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

/** Rows of the measurements by label, in the order of the products. */
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
 * The comparison rows besides picture and price: selectable attributes, measurements, materials and
 * features. An attribute that no product has gets no row.
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
