import loadable from '@loadable/component'
import type {ProductModel} from '@app/features/product/public/product'
import {Deferred} from '@app/shared/ui/Deferred'
import styles from './Related.module.css'

const RelatedProducts = loadable(() => import('./RelatedProducts'), {ssr: false})

/** Container of the extensions and accessories of a product; sets show theirs beside the pictures. */
export function Related({product}: {product: ProductModel}) {
  const {needs, goesWith} = product.advice ?? {}
  if (!needs && !goesWith) return null
  return (
    <Deferred placeholder={styles.place}>
      <RelatedProducts product={product} />
    </Deferred>
  )
}
