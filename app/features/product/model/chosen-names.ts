import type {ProductModel} from './product'
import type {Choice} from './variation'

/** Names of the chosen values, in the order of the attributes. */
export const chosenNames = ({attributes}: ProductModel, choice: Choice): string[] =>
  attributes.flatMap(({id, values}) => values.find((value) => value.id === choice[id])?.name ?? [])
