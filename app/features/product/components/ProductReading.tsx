import type {ProductModel} from '../public/product'
import {ProductDetails} from './ProductDetails'
import {ProductStory} from './ProductStory'
import styles from './ProductReading.module.css'

/** What there is to read about a product. Default export: a chunk of its own. */
export default function ProductReading({product}: {product: ProductModel}) {
  return (
    <div className={styles.reading}>
      <ProductStory product={product} />
      <ProductDetails product={product} />
    </div>
  )
}
