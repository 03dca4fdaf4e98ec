import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {ImageGroup} from '../../domains/catalog/images'
import {firstImage, listingViewType} from '../../domains/catalog/images'
import type {ProductRecord} from '../../domains/catalog/product-record'
import type {VariationAttribute} from '../../domains/catalog/variation'
import {toImage} from './images'
import type {RenderContext} from '../render-context'

/** A variant that is online, as far as attributes and choices need it. */
export interface OnlineVariant {
  readonly product: ProductRecord
  readonly values: Readonly<Record<string, string>>
}

/**
 * Variation attributes of a master with the values that its variants have. A value is orderable
 * when a variant with it is.
 */
export function toVariationAttributes(
  context: RenderContext,
  master: ProductRecord,
  variants: readonly OnlineVariant[],
  groups: readonly ImageGroup[],
): ShopperProductsTypes.VariationAttribute[] {
  const orderable = new Set<string>()
  const offered = new Set<string>()
  for (const variant of variants) {
    const canOrder = context.isOrderable(variant.product)
    for (const [id, value] of Object.entries(variant.values)) {
      offered.add(`${id}=${value}`)
      if (canOrder) orderable.add(`${id}=${value}`)
    }
  }
  return context.catalog.variation(master).attributes.map((attribute) => ({
    id: attribute.id,
    name: context.text(attribute.name) ?? attribute.id,
    values: attribute.values
      .filter(({value}) => offered.has(`${attribute.id}=${value}`))
      .map((value) => toValue(context, master, attribute, value, groups, orderable)),
  }))
}

function toValue(
  context: RenderContext,
  master: ProductRecord,
  attribute: VariationAttribute,
  {value, name, description}: VariationAttribute['values'][number],
  groups: readonly ImageGroup[],
  orderable: ReadonlySet<string>,
): ShopperProductsTypes.VariationAttributeValue {
  const about = context.text(description)
  // Pictures of a value are those that depend on it: a size has none where colours do.
  const own = groups.filter(({condition}) => condition[attribute.id] === value)
  const chosen = {[attribute.id]: value}
  const image = firstImage(own, listingViewType(own), chosen)
  const swatch = firstImage(own, 'swatch', chosen)
  return {
    name: context.text(name) ?? value,
    orderable: orderable.has(`${attribute.id}=${value}`),
    value,
    ...(about === undefined ? {} : {description: about}),
    ...(image ? {image: toImage(context, master, image)} : {}),
    ...(swatch ? {imageSwatch: toImage(context, master, swatch)} : {}),
  }
}
