import type {CategoryLink} from '@app/features/catalog/model/category'
import type {Advice} from './advice'
import type {MaybeIncomplete} from '@app/shared/lib/page'
import type {EngravingModel} from './engraving'
import type {Offer} from './offer'
import type {ProductPromotion} from '@app/features/catalog/model/promotion'
import type {Download, Film, Hotspot, Question} from './rich-content'
import type {Part} from './set'
import type {Choice, Variant, VariationAttribute} from './variation'

/** What a product is (rule PROD-1). */
export type ProductKind = 'item' | 'master' | 'variant' | 'set' | 'bundle'

export interface Dimension {
  /** '' for a line without a name. */
  readonly label: string
  readonly value: string
}

/** What a product page shows; pictures are relative to `imageFolder`. */
export interface ProductModel extends MaybeIncomplete {
  /** Master of the variants, or the product itself. */
  readonly id: string
  readonly kind: ProductKind
  /** `c_productType`; `Engraving` is special (rule PROD-4). */
  readonly type: string
  readonly name: string
  readonly brand: string
  readonly summary: string
  /** HTML as the catalogue has it. */
  readonly description: string
  readonly badges: readonly string[]
  readonly features: readonly string[]
  readonly dimensions: readonly Dimension[]
  /** Ids such as `beech`. */
  readonly materials: readonly string[]
  readonly care: string
  readonly attributes: readonly VariationAttribute[]
  readonly variants: readonly Variant[]
  /** Values of the variant that the address named by its id. */
  readonly named?: Choice
  /** Of the product itself, of a master over its variants; missing on the content-only site. */
  readonly offer?: Offer
  readonly imageFolder: string
  /** Included tax, 0.19 for 19 %; missing where prices are net. */
  readonly taxRate?: number
  /** A partner sells it (`c_redirectLinkPartner`). */
  readonly partnerLink?: string
  readonly promotions?: readonly ProductPromotion[]
  /** Colours that can be turned; '' for all. */
  readonly turns?: readonly string[]
  readonly hotspots?: readonly Hotspot[]
  readonly films?: readonly Film[]
  readonly downloads?: readonly Download[]
  readonly questions?: readonly Question[]
  readonly engraving?: EngravingModel
  /** Not of sets and bundles, which have their parts; of a part only its guide. */
  readonly advice?: Advice
  /** Of sets and bundles: what they are made of, and what goes with them. */
  readonly parts?: readonly Part[]
  /** Of sets: what the members cost together, as a guest buys them; major units. */
  readonly setTotal?: number
  /** Pictures by colour; under '' those for no colour in particular. */
  readonly images: Readonly<Record<string, readonly string[]>>
  /** Categories from the top down. */
  readonly trail: readonly CategoryLink[]
  readonly pageTitle: string
  readonly pageDescription: string
}

/** Pictures of a product in a colour, or whatever it has. */
export function picturesOf(
  {images, imageFolder}: Pick<ProductModel, 'images' | 'imageFolder'>,
  color: string | undefined,
): string[] {
  const paths = images[color ?? ''] ?? Object.values(images)[0] ?? []
  return paths.map((path) => imageFolder + path)
}
