import type {EventItem} from '@app/features/analytics/model/shop-event'
import type {ProductModel} from './product'

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
