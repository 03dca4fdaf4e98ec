import loadable from '@loadable/component'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {usePaths} from '@app/shared/lib/use-paths'
import {isRefused} from '@app/shared/lib/meta-tags'
import {StructuredData} from '@app/features/product/public/StructuredData'
import {objectName} from '@app/shared/lib/object-name'
import {CachedRegion} from '@app/shared/ui/CachedFragment'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {RuleMeta} from '@app/shared/ui/RuleMeta'
import {picturesOf, type ProductModel} from '@app/features/product/public/product'
import {ChoosingColumn, ContentOnlyNote} from '@app/features/product/public/ChoosingColumn'
import {ProductFrame} from '@app/features/product/public/ProductFrame'
import {SoldProduct} from '@app/features/product/public/SoldProduct'
import {useCurrentOffer} from '@app/features/product/public/offers'
import {useProductChoice} from '@app/features/product/public/variation'

/** Few products are sets: their page is a chunk of its own. */
const SetView = loadable(() => import('./SetView'))
const BundleView = loadable(() => import('./BundleView'))
const BundleParts = loadable(() => import('./BundleParts'))

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
        <CachedRegion
          // The choices are links that carry the page's address on.
          name={() => `${objectName(product)} ${choice.hrefOf('', '')} ${JSON.stringify(offer)}`}
        >
          {() => <SoldProduct {...shown} offer={offer} />}
        </CachedRegion>
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
