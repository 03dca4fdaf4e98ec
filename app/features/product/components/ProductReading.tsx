import type {ProductModel} from '../public/product'
import {DurabilityLabel} from '@app/features/law/public/DurabilityLabel'
import {GuaranteeNotice} from '@app/features/law/public/GuaranteeNotice'
import {useShop} from '@app/shared/lib/shop-context'
import {ProductDetails} from './ProductDetails'
import {ProductStory} from './ProductStory'
import styles from './ProductReading.module.css'

/** Guarantees by law and by the producer, where the market has notice and label. */
function Guarantees({product: {durability, brand, name, id}}: {product: ProductModel}) {
  const {guarantee} = useShop().market
  if (!guarantee) return null
  return (
    <div className={styles.guarantees}>
      {durability && (
        <DurabilityLabel text={durability} producer={brand} model={`${name}, ${id}`} />
      )}
      <GuaranteeNotice level={2} />
    </div>
  )
}

/** What there is to read about a product. Default export: a chunk of its own. */
export default function ProductReading({product}: {product: ProductModel}) {
  return (
    <>
      <div className={styles.reading}>
        <ProductStory product={product} />
        <ProductDetails product={product} />
      </div>
      <Guarantees product={product} />
    </>
  )
}
