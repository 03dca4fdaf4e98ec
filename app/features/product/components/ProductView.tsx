import loadable from '@loadable/component'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/model/tile'
import {structuredData} from '@app/features/product/model/structured-data'
import {useProductRating} from '@app/features/reviews/use-product-rating'
import {imageUrl} from '@app/shared/lib/image-url'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {JsonLd} from '@app/shared/ui/JsonLd'
import {isRefused} from '@app/shared/lib/meta-tags'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {RuleMeta} from '@app/shared/ui/RuleMeta'
import type {Offer} from '../model/offer'
import {picturesOf, type ProductModel} from '../model/product'
import type {Variant} from '../model/variation'
import {ChoosingColumn, ContentOnlyNote} from './ChoosingColumn'
import {ProductFrame} from './ProductFrame'
import {SoldProduct} from './SoldProduct'
import {useCurrentOffer} from './use-current-offers'
import {useProductChoice, type ProductChoice} from './use-product-choice'

/** Few products are sets: their page is a chunk of its own. */
const SetView = loadable(() => import('./set/SetView'))
const BundleView = loadable(() => import('./set/BundleView'))
const BundleParts = loadable(() => import('./set/BundleParts'))

interface StructuredDataProps {
  product: ProductModel
  choice: ProductChoice
  offer: Offer | undefined
  pictures: readonly string[]
}

function StructuredData({product, choice, offer, pictures}: StructuredDataProps) {
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

function ProductMeta({product}: {product: ProductModel}) {
  const paths = usePaths()
  const {name, pageDescription, summary, metaTags} = product
  const pageTitle = metaTags?.title?.['title'] || product.pageTitle
  return (
    <>
      <PageMeta
        title={pageTitle || name}
        titleIsComplete={pageTitle !== ''}
        description={pageDescription || summary}
        canonical={paths.product(product.id)}
        share={{kind: 'product', id: product.id}}
        noIndex={isRefused(metaTags)}
      />
      {metaTags && <RuleMeta tags={metaTags} />}
    </>
  )
}

/** A product of any kind: its pictures, the choosing column, its description (rule PROD-1). */
export function ProductView({product}: {product: ProductModel}) {
  const choice = useProductChoice(product)
  const offer = useCurrentOffer(product, choice.selection)
  const pictures = picturesOf(product, choice.choice[COLOR_ATTRIBUTE])
  const shown = {product, choice, pictures}
  return (
    <>
      <ProductMeta product={product} />
      <StructuredData {...shown} offer={offer} />
      {offer && product.kind === 'set' && <SetView {...shown} />}
      {offer && product.kind === 'bundle' && <BundleView {...shown} offer={offer} />}
      {offer && product.kind !== 'set' && product.kind !== 'bundle' && (
        <SoldProduct {...shown} offer={offer} />
      )}
      {!offer && (
        <ProductFrame {...shown}>
          <ChoosingColumn product={product} choice={choice}>
            {product.parts && <BundleParts product={product} />}
            <ContentOnlyNote productId={product.id} />
          </ChoosingColumn>
        </ProductFrame>
      )}
    </>
  )
}
