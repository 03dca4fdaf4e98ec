import type {SafeHtml} from '@common/safe-html'
import type {CategoryLink} from '@app/features/catalog/model/category'
import type {Advice} from './advice'
import type {MetaTags} from '@app/shared/lib/meta-tags'
import type {MaybeIncomplete} from '@app/shared/lib/page'
import type {EngravingModel} from './engraving'
import type {Offer} from './offer'
import type {ProductPromotion} from '@app/features/catalog/model/promotion'
import type {Download, Film, Hotspot, Question} from './rich-content'
import type {Part} from './part'
import type {Choice, Variant, VariationAttribute} from './variation'

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
  /** HTML of the catalogue (ADR 0015); missing without one, and where a part of a page does not show it. */
  readonly description?: SafeHtml
  readonly badges: readonly string[]
  readonly features: readonly string[]
  readonly dimensions: readonly Dimension[]
  /** Material ids such as `beech`. */
  readonly materials: readonly string[]
  readonly care: string
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
