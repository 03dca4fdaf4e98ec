import type {EventItem} from '@app/features/analytics/model/shop-event'
import type {ProductModel} from './product'

/** The product as events tell of it. */
export function eventItemOf({id, name, brand, trail, offer}: ProductModel): EventItem {
  return {
    id,
    name,
    ...(brand && {brand}),
    ...(trail.length > 0 && {categories: trail.map((category) => category.id)}),
    ...(offer?.price && {price: offer.price.amount}),
  }
}
