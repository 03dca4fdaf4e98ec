import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {ImageGroup, ProductImage} from '../../domains/catalog/images'
import {bestGroups} from '../../domains/catalog/images'
import type {ProductRecord} from '../../domains/catalog/product-record'
import {localize} from '../../domains/sites/locale'
import type {VariationModel} from '../../domains/catalog/variation'
import type {RenderContext} from '../render-context'

/** Which image groups an answer carries. */
export interface ImageChoice {
  /** All groups, or only those that fit the chosen variation values. */
  readonly all: boolean
  /** Number of images by view type; null for every view type with all images. */
  readonly types: ReadonlyMap<string, number> | null
}

/** An image on the wire. Without texts of its own it is named after the product. */
export function toImage(
  context: RenderContext,
  product: ProductRecord,
  image: ProductImage,
): ShopperProductsTypes.Image {
  const link = context.image(product.catalogId, image.path)
  const name = context.nameOf(product)
  return {
    alt: context.text(image.alt) ?? name,
    disBaseLink: link,
    link,
    title: context.text(image.title) ?? context.text(image.alt) ?? name,
  }
}

/** Image groups of a product as the `images` expansion shows them. */
export function toImageGroups(
  context: RenderContext,
  product: ProductRecord,
  groups: readonly ImageGroup[],
  chosen: Readonly<Record<string, string>>,
  choice: ImageChoice,
): ShopperProductsTypes.ImageGroup[] {
  const model = context.catalog.variation(product)
  const fitting = choice.all ? groups : bestGroups(groups, chosen)
  return fitting.flatMap((group) => {
    const most = choice.types ? (choice.types.get(group.viewType) ?? 0) : Infinity
    if (most === 0) return []
    return [
      {
        images: group.images.slice(0, most).map((image) => toImage(context, product, image)),
        ...conditionOf(context, model, group),
        viewType: group.viewType,
      },
    ]
  })
}

function conditionOf(
  context: RenderContext,
  model: VariationModel,
  {condition}: ImageGroup,
): Pick<ShopperProductsTypes.ImageGroup, 'variationAttributes'> {
  const entries = Object.entries(condition)
  if (entries.length === 0) return {}
  return {
    variationAttributes: entries.map(([id, value]) => {
      const attribute = model.attributes.find((one) => one.id === id)
      const known = attribute?.values.find((one) => one.value === value)
      const name = localize(known?.name, context.locale)
      const label = localize(attribute?.name, context.locale)
      return {
        id,
        ...(label === undefined ? {} : {name: label}),
        values: [{value, ...(name === undefined ? {} : {name})}],
      }
    }),
  }
}
