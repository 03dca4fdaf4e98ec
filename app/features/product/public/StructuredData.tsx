import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {useProductRating} from '@app/features/reviews/public/ProductRating'
import {imageUrl} from '@app/shared/lib/image-url'
import {useShop} from '@app/shared/lib/shop-context'
import {objectName} from '@app/shared/lib/object-name'
import {usePaths} from '@app/shared/lib/use-paths'
import {cachedComponent} from '@app/shared/ui/CachedFragment'
import {JsonLd} from '@app/shared/ui/JsonLd'
import {picturesOf, type ProductModel} from './product'
import {type Offer} from './offer'
import {structuredData} from '../model/structured-data'
import type {Variant, ProductChoice} from './variation'

export interface StructuredDataProps {
  product: ProductModel
  choice: ProductChoice
  offer: Offer | undefined
  pictures: readonly string[]
}

function ProductJson({product, choice, offer, pictures}: StructuredDataProps) {
  const {origin, currency, delivery} = useShop()
  const paths = usePaths()
  const rating = useProductRating(product.id)
  const {selection} = choice
  const absolute = (path: string) => origin + imageUrl(path, {width: 1200})
  const json = structuredData(product, {
    url: origin + paths.product(product.id),
    images: pictures.map(absolute),
    imageOf: ({values}: Variant) => picturesOf(product, values[COLOR_ATTRIBUTE]).map(absolute)[0],
    currency,
    sku: selection?.kind === 'variant' ? selection.variant.id : product.id,
    offer,
    rating,
    delivery,
  })
  return <JsonLd json={json} />
}

/** Structured data of a product, in documents only. */
export const StructuredData = cachedComponent(
  ProductJson,
  ({product, choice, offer}) => `${objectName(product)} ${JSON.stringify([choice.choice, offer])}`,
)
