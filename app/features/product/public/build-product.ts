import type {ShopperProductsTypes, ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {plainText} from '@common/plain-text'
import type {SafeHtml} from '@common/safe-html'
import {pickBadges, COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import type {CategoryLink} from '@app/features/catalog/public/category'
import {commonFolder, staticPath} from '@app/features/catalog/public/image-paths'
import {includedRateOf} from '@app/features/catalog/public/net-price'
import {metaTagsOf} from '@app/shared/lib/meta-tags'
import {adviceOf} from './advice'
import type {EngravingModel} from '@app/features/engraving/public/engraving'
import {type Dimension, type ProductKind, type ProductModel, type Part} from './product'
import {offerOf} from './offer'
import {promotionsOf} from '@app/features/catalog/public/promotion'
import {
  downloadsOf,
  filmsOf,
  hotspotsOf,
  questionsOf,
} from '@app/features/gallery/public/rich-content'
import type {Choice, Variant, VariationAttribute} from './variation'

type Product = ShopperProductsTypes.Product
type ImageGroup = ShopperProductsTypes.ImageGroup

/** View types of the gallery, in their order (rule PROD-9). */
const GALLERY_VIEWS = ['mainview', 'emotional1']

/** View type of the turntable frames; the page only records whether there are any. */
const TURN_VIEW = '3Dimages'

export interface ProductParts {
  /** A master or a product without variants, with all of its images. */
  readonly product: Product
  /** The variants with all of their data, as far as they were read. */
  readonly variants: readonly Product[]
  /** The variant that the address names, if any. */
  readonly named?: Product
  /** False on the content-only site. */
  readonly withPrices: boolean
  /** Missing where the page does not show it. */
  readonly description?: SafeHtml
  readonly promotions?: readonly ShopperPromotionsTypes.Promotion[]
  readonly engraving?: EngravingModel
  readonly parts?: readonly Part[]
  readonly setTotal?: number
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

const pathsOf = ({images}: ImageGroup): string[] =>
  images.map((image) => staticPath(image.disBaseLink ?? image.link))

/** Colour value of an image group; '' for a group without a colour. */
const colorOf = ({variationAttributes = []}: ImageGroup): string =>
  variationAttributes.find(({id}) => id === COLOR_ATTRIBUTE)?.values?.[0]?.value ?? ''

function galleryOf({imageGroups = []}: Product): Record<string, string[]> {
  const gallery: Record<string, string[]> = {}
  for (const view of GALLERY_VIEWS) {
    for (const group of imageGroups.filter(({viewType}) => viewType === view)) {
      const pictures = (gallery[colorOf(group)] ??= [])
      pictures.push(...pathsOf(group).filter((path) => !pictures.includes(path)))
    }
  }
  // Images without a colour are only needed for products without colours.
  if (Object.keys(gallery).length > 1) delete gallery['']
  return gallery
}

function swatchOf(product: Product, color: string): string | undefined {
  const group = product.imageGroups?.find(
    (candidate) => candidate.viewType === 'swatch' && colorOf(candidate) === color,
  )
  return group && pathsOf(group)[0]
}

function attributesOf(product: Product): VariationAttribute[] {
  return (product.variationAttributes ?? []).map(({id, name, values = []}) => ({
    id,
    name: plainText(name) || id,
    values: values.map(({value, name: label}) => {
      const swatch = id === COLOR_ATTRIBUTE ? swatchOf(product, value) : undefined
      return {id: value, name: plainText(label) || value, ...(swatch && {swatch})}
    }),
  }))
}

/** The GTIN of a product, if any: 8 to 14 digits. */
function gtinOf({ean, upc}: Pick<Product, 'ean' | 'upc'>): {gtin?: string} {
  const gtin = [ean, upc].find((code) => /^\d{8,14}$/.test(code ?? ''))
  return gtin ? {gtin} : {}
}

function variantsOf({product, variants, withPrices}: ProductParts): Variant[] {
  const details = new Map(variants.map((variant) => [variant.id, variant]))
  return (product.variants ?? []).map((variant) => {
    const detail = details.get(variant.productId)
    const offer = detail
      ? offerOf(detail)
      : offerOf({
          ...variant,
          id: variant.productId,
          inventory: {id: '', orderable: variant.orderable},
        } as Product)
    return {
      id: variant.productId,
      values: (variant.variationValues ?? {}) as Choice,
      ...(withPrices && {offer}),
      ...(detail && gtinOf(detail)),
    }
  })
}

/** Dimensions from text lines such as `Weight: 10.9 kg`; Japanese uses a full-width colon. */
export function dimensionsOf(text: string): Dimension[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, label = '', value = line] = /^([^:：]+)[:：]\s*(.+)$/.exec(line) ?? []
      return {label, value}
    })
}

/** Stores pictures and swatches relative to their common folder. */
function pack(
  gallery: Readonly<Record<string, readonly string[]>>,
  attributes: readonly VariationAttribute[],
) {
  const swatches = attributes.flatMap(({values}) => values.flatMap(({swatch}) => swatch ?? []))
  const imageFolder = commonFolder([...Object.values(gallery).flat(), ...swatches])
  const relative = (path: string): string => path.slice(imageFolder.length)
  return {
    imageFolder,
    images: Object.fromEntries(
      Object.entries(gallery).map(([color, paths]) => [color, paths.map(relative)]),
    ),
    attributes: attributes.map((attribute) => ({
      ...attribute,
      values: attribute.values.map((value) =>
        value.swatch ? {...value, swatch: relative(value.swatch)} : value,
      ),
    })),
  }
}

function trailOf({primaryCategory}: Product): CategoryLink[] {
  return (primaryCategory?.parentCategoryTree ?? []).flatMap(({id, name}) =>
    id ? [{id, name: plainText(name) || id}] : [],
  )
}

/** The kind of an API product; without a type it is an item. */
export function kindOf({type}: Pick<Product, 'type'>): ProductKind {
  const kinds = ['set', 'bundle', 'master', 'variant'] as const
  return kinds.find((kind) => type?.[kind]) ?? 'item'
}

/** Leaves out empty lists. */
const filled = <Name extends string, Entry>(
  name: Name,
  list: readonly Entry[],
): {readonly [Key in Name]?: readonly Entry[]} =>
  list.length > 0 ? ({[name]: list} as {readonly [Key in Name]: readonly Entry[]}) : {}

const isMadeOfOthers = (product: Product): boolean =>
  kindOf(product) === 'set' || kindOf(product) === 'bundle'

/** Fields that few products have. */
function richOf(product: Product): Partial<ProductModel> {
  const advice = isMadeOfOthers(product) ? undefined : adviceOf(product)
  const turns = (product.imageGroups ?? [])
    .filter(({viewType, images}) => viewType === TURN_VIEW && images.length > 0)
    .map(colorOf)
  return {
    ...filled('turns', turns.length > 1 ? turns.filter(Boolean) : turns),
    ...filled('hotspots', hotspotsOf(product.c_hotspots)),
    ...filled('films', filmsOf(product.c_videos, staticPath)),
    ...filled('downloads', downloadsOf(product.c_downloads, staticPath)),
    ...filled('questions', questionsOf(product.c_faq)),
    ...(advice && {advice}),
  }
}

function saleOf(parts: ProductParts): Partial<ProductModel> {
  const {product, withPrices, promotions = [], engraving, setTotal} = parts
  if (!withPrices) return {}
  const partnerLink = textOf(product.c_redirectLinkPartner)
  const taxRate = includedRateOf(product)
  return {
    offer: offerOf(product),
    ...(taxRate !== undefined && {taxRate}),
    ...(partnerLink && {partnerLink}),
    ...(engraving && {engraving}),
    ...(setTotal !== undefined && {setTotal}),
    ...filled('promotions', promotionsOf(product, promotions, staticPath)),
  }
}

/** What the law asks an offer to say, as the catalogue has it. */
const lawOf = (product: Product): Pick<ProductModel, 'durability' | 'maker' | 'safety'> => ({
  durability: textOf(product.c_durability) || undefined,
  maker: textOf(product.c_maker) || undefined,
  safety: textOf(product.c_safety) || undefined,
})

/** Builds the model of a product page from a product of Shopper Products. */
export function productOf(parts: ProductParts): ProductModel {
  const {product, named} = parts
  const metaTags = metaTagsOf(product.pageMetaTags, {
    title: plainText(product.pageTitle),
    description: plainText(product.pageDescription),
  })
  return {
    id: product.id,
    kind: kindOf(product),
    type: textOf(product.c_productType),
    name: plainText(product.c_masterName) || plainText(product.name) || product.id,
    brand: plainText(product.brand),
    ...gtinOf(product),
    summary: plainText(product.shortDescription),
    ...(parts.description && {description: parts.description}),
    badges: pickBadges(listOf(product.c_badges)),
    features: listOf(product.c_features).map(plainText),
    dimensions: dimensionsOf(plainText(product.c_dimensions)),
    materials: listOf(product.c_material),
    care: plainText(product.c_care),
    ...lawOf(product),
    variants: variantsOf(parts),
    ...(named && {named: (named.variationValues ?? {}) as Choice}),
    ...saleOf(parts),
    ...richOf(product),
    ...filled('parts', parts.parts ?? []),
    ...pack(galleryOf(product), attributesOf(product)),
    trail: trailOf(product),
    pageTitle: plainText(product.pageTitle),
    pageDescription: plainText(product.pageDescription),
    ...(metaTags && {metaTags}),
  }
}

/**
 * A product as part of a set or bundle: the data of its picker and its guide, without the rest of its page.
 * A variant has all of its values chosen.
 */
export function partProductOf(parts: ProductParts): ProductModel {
  const model = productOf(parts)
  const guide = model.advice?.guide
  const isChosen = model.kind === 'variant'
  return {
    ...model,
    features: [],
    dimensions: [],
    materials: [],
    care: '',
    trail: [],
    pageTitle: '',
    pageDescription: '',
    metaTags: undefined,
    hotspots: undefined,
    films: undefined,
    downloads: undefined,
    questions: undefined,
    promotions: undefined,
    advice: guide ? {guide} : undefined,
    ...(isChosen && {variants: [], attributes: []}),
  }
}
