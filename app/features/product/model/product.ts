import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {pickBadges} from '@app/features/catalog/model/badges'
import type {CategoryLink} from '@app/features/catalog/model/category'
import {commonFolder, staticPath} from '@app/features/catalog/model/image-paths'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/model/tile'
import {offerOf, type Offer} from './offer'
import type {Choice, Variant, VariationAttribute} from './variation'

type Product = ShopperProductsTypes.Product
type ImageGroup = ShopperProductsTypes.ImageGroup

/** Views of the gallery, in their order (spec 9: hotspots on mainview). */
const GALLERY_VIEWS = ['mainview', 'emotional1']

export interface Dimension {
  /** '' for a line without a name. */
  readonly label: string
  readonly value: string
}

/** What a product page shows; pictures are relative to `imageFolder`. */
export interface ProductModel {
  /** Master of the variants, or the product itself. */
  readonly id: string
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
  /** Pictures by colour; under '' those for no colour in particular. */
  readonly images: Readonly<Record<string, readonly string[]>>
  /** Categories from the top down. */
  readonly trail: readonly CategoryLink[]
  readonly pageTitle: string
  readonly pageDescription: string
}

export interface ProductParts {
  /** A master or a product without variants, with all of its images. */
  readonly product: Product
  /** The variants in full, as far as they were read. */
  readonly variants: readonly Product[]
  /** The variant of the address, if it named one. */
  readonly named?: Product
  /** False on the content-only site. */
  readonly withPrices: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

const pathsOf = ({images}: ImageGroup): string[] =>
  images.map((image) => staticPath(image.disBaseLink ?? image.link))

/** Value of the colour that a group is for; '' when it is for none in particular. */
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
  // What is for every colour is only needed where there are no colours.
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
    name: name ?? id,
    values: values.map(({value, name: label}) => {
      const swatch = id === COLOR_ATTRIBUTE ? swatchOf(product, value) : undefined
      return {id: value, name: label ?? value, ...(swatch && {swatch})}
    }),
  }))
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
    }
  })
}

/** `Weight: 10.9 kg` in lines; Japanese writes the colon in full width. */
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

/** Pictures and swatches relative to the folder they share. */
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
    id ? [{id, name: name ?? id}] : [],
  )
}

/** A product of Shopper Products as its page needs it. */
export function productOf(parts: ProductParts): ProductModel {
  const {product, named, withPrices} = parts
  return {
    id: product.id,
    name: textOf(product.c_masterName) || (product.name ?? product.id),
    brand: product.brand ?? '',
    summary: product.shortDescription ?? '',
    description: product.longDescription ?? '',
    badges: pickBadges(listOf(product.c_badges)),
    features: listOf(product.c_features),
    dimensions: dimensionsOf(textOf(product.c_dimensions)),
    materials: listOf(product.c_material),
    care: textOf(product.c_care),
    variants: variantsOf(parts),
    ...(named && {named: (named.variationValues ?? {}) as Choice}),
    ...(withPrices && {offer: offerOf(product)}),
    ...pack(galleryOf(product), attributesOf(product)),
    trail: trailOf(product),
    pageTitle: product.pageTitle ?? '',
    pageDescription: product.pageDescription ?? '',
  }
}

/** Pictures of a product in a colour, or whatever it has. */
export function picturesOf(
  {images, imageFolder}: Pick<ProductModel, 'images' | 'imageFolder'>,
  color: string | undefined,
): string[] {
  const paths = images[color ?? ''] ?? Object.values(images)[0] ?? []
  return paths.map((path) => imageFolder + path)
}
