import type {SafeHtml} from '@common/safe-html'
import type {CategoryLink} from '@app/features/catalog/public/category'
import type {Advice} from './advice'
import type {MetaTags} from '@app/shared/lib/meta-tags'
import type {MaybeIncomplete} from '@app/shared/lib/page'
import {type EngravingModel, ENGRAVING_TYPE} from '@app/features/engraving/public/engraving'
import type {ProductPromotion} from '@app/features/catalog/public/promotion'
import type {Download, Film, Hotspot, Question} from '@app/features/gallery/public/rich-content'
import type {Choice, Variant, VariationAttribute, Selection} from './variation'
import {isOrderable} from './availability-state'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import {type Offer} from './offer'

/** Kind of a product (rule PROD-1). */
export type ProductKind = 'item' | 'master' | 'variant' | 'set' | 'bundle'

export interface Dimension {
  /** Label; '' for a line without one. */
  readonly label: string
  readonly value: string
}

/** Model of a product page; pictures are relative to `imageFolder`. */
export interface ProductModel extends MaybeIncomplete {
  /** Id of the master of the variants, or of the product itself. */
  readonly id: string
  readonly kind: ProductKind
  /** `c_productType`; `Engraving` is special (rule PROD-4). */
  readonly type: string
  readonly name: string
  readonly brand: string
  /** GTIN (EAN or UPC), where the catalogue has one. */
  readonly gtin?: string
  readonly summary: string
  /** HTML of the catalogue (ADR 0014); missing without one, and where a part of a page does not show it. */
  readonly description?: SafeHtml
  readonly badges: readonly string[]
  readonly features: readonly string[]
  readonly dimensions: readonly Dimension[]
  /** Material ids such as `beech`. */
  readonly materials: readonly string[]
  readonly care: string
  /** JSON of `c_durability`, `c_maker` and `c_safety`, which the parts that show them read (rules LAW-2 and LAW-3). */
  readonly durability?: string
  readonly maker?: string
  readonly safety?: string
  readonly attributes: readonly VariationAttribute[]
  readonly variants: readonly Variant[]
  /** Values of the variant whose id is in the address. */
  readonly named?: Choice
  /** Offer of the product itself, or of a master over its variants; missing on the content-only site. */
  readonly offer?: Offer
  readonly imageFolder: string
  /** Included tax rate, 0.19 for 19 %; missing where prices are net. */
  readonly taxRate?: number
  /** Link to the partner that sells the product (`c_redirectLinkPartner`). */
  readonly partnerLink?: string
  readonly promotions?: readonly ProductPromotion[]
  /** Colours with a turntable; '' for all colours. */
  readonly turns?: readonly string[]
  readonly hotspots?: readonly Hotspot[]
  readonly films?: readonly Film[]
  readonly downloads?: readonly Download[]
  readonly questions?: readonly Question[]
  readonly engraving?: EngravingModel
  /** Missing for sets and bundles, whose parts have their own; for a part only its guide. */
  readonly advice?: Advice
  /** Parts of sets and bundles: members, extensions and accessories. */
  readonly parts?: readonly Part[]
  /** Total price of a set's members for a guest; major units. */
  readonly setTotal?: number
  /** Pictures by colour; the key '' holds those without a colour. */
  readonly images: Readonly<Record<string, readonly string[]>>
  /** Breadcrumb categories from the top down. */
  readonly trail: readonly CategoryLink[]
  readonly pageTitle: string
  readonly pageDescription: string
  readonly metaTags?: MetaTags
}

/** Pictures of a product in a colour; without that colour, the pictures that the product has. */
export function picturesOf(
  {images, imageFolder}: Pick<ProductModel, 'images' | 'imageFolder'>,
  color: string | undefined,
): string[] {
  const paths = images[color ?? ''] ?? Object.values(images)[0] ?? []
  return paths.map((path) => imageFolder + path)
}

/** A product inside a set or bundle, with a choice of its own. */
export interface Part {
  readonly product: ProductModel
  /** Units in one bundle; 1 in a set. */
  readonly quantity: number
  /** A member belongs to the set; extensions and accessories can be added to it. */
  readonly role: 'member' | 'extension' | 'accessory'
}

/** A part with the shopper's choice. */
export interface ChosenPart {
  readonly part: Part
  readonly choice: Choice
  readonly selection: Selection | undefined
  /** Offer of the chosen variant; of the part itself while the choice is incomplete. */
  readonly offer: Offer | undefined
  readonly taken: boolean
}

/** Id of the product that can be added to the basket; undefined while the choice is incomplete. */
export function sellableIdOf({
  part,
  selection,
}: Pick<ChosenPart, 'part' | 'selection'>): string | undefined {
  if (!selection) return part.product.id
  return selection.kind === 'variant' ? selection.variant.id : undefined
}

/** Parts that are wanted: selected, and available or with an incomplete choice. */
export const includedParts = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(
    ({taken, selection, offer}) =>
      taken &&
      selection?.kind !== 'impossible' &&
      (selection?.kind === 'incomplete' || (!!offer && isOrderable(offer.availability))),
  )

/** Event data of a product. */
export function eventItemOf({id, name, brand, trail, offer}: ProductModel): EventItem {
  return {
    id,
    name,
    ...(brand && {brand}),
    ...(trail.length > 0 && {categories: trail.map((category) => category.id)}),
    ...(offer?.price && {price: offer.price.amount}),
  }
}

/**
 * Event data of a product that was added to the basket: the variant, with the value names that the shopper
 * chose.
 */
export function chosenItemOf(product: ProductModel, soldId: string): EventItem {
  const variant = product.variants.find(({id}) => id === soldId)
  if (!variant) return eventItemOf(product)
  const names = product.attributes.flatMap(
    ({id, values}) => values.find((value) => value.id === variant.values[id])?.name ?? [],
  )
  const {price} = variant.offer ?? {}
  return {
    ...eventItemOf(product),
    sku: soldId,
    ...(names.length > 0 && {variant: names.join(', ')}),
    ...(price && {price: price.amount}),
  }
}

/** Languages that write nouns with a capital inside a sentence. */
const CAPITAL_NOUNS = new Set(['de', 'lb'])

/**
 * The name of an attribute inside a sentence: `Choose size` where the label is `Size`. German keeps the capital.
 * @param localeId such as `en-DE`
 */
export function inSentence(name: string, localeId: string): string {
  const isAcronym = /^\p{Lu}{2}/u.test(name)
  if (CAPITAL_NOUNS.has(localeId.slice(0, 2)) || isAcronym) return name
  return name.charAt(0).toLocaleLowerCase(localeId) + name.slice(1)
}

/** Names of the chosen values, in the order of the attributes. */
export const chosenNames = ({attributes}: ProductModel, choice: Choice): string[] =>
  attributes.flatMap(({id, values}) => values.find((value) => value.id === choice[id])?.name ?? [])

/** Product types (`c_productType`) that are manufactured after the order. */
const TYPES: ReadonlySet<string> = new Set([ENGRAVING_TYPE])

/**
 * Whether the product is made to order: no store has it, it takes longer than products in stock, and it
 * cannot be returned.
 */
export const isMadeToOrder = ({type}: {readonly type: string}): boolean => TYPES.has(type)
