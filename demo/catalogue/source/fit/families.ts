import {readData} from '../data'
import {textAt, type Text} from '../languages/languages'
import {familiesSchema, relationsSchema} from '../schema'

/** Products that are made for one another. */
export interface Family {
  /** The same in every language. */
  readonly name: string
  /** Kinds of parts, such as carry cots. */
  readonly groups: readonly {readonly label: Text; readonly products: readonly string[]}[]
}

export const families: readonly Family[] = readData('families', familiesSchema).map(
  ({name, groups}) => ({
    name,
    groups: groups.map(({label, products}) => ({
      label: textAt('details', `families/${label}`),
      products,
    })),
  }),
)

const byProduct = new Map(
  families.flatMap((family) =>
    family.groups.flatMap(({products}) => products.map((id) => [id, family] as const)),
  ),
)

/** The family of a product; a product is of one family at most. */
export const familyOf = (productId: string): Family | undefined => byProduct.get(productId)

const relations = readData('relations', relationsSchema)

/** What a product needs and goes with on its own page; sets say it in `rich-content.yaml`. */
export const relationsOf = (productId: string) => relations[productId] ?? {}
