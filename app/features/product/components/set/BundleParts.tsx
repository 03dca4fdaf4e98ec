import {useTranslate} from '@app/shared/i18n/messages'
import type {ProductModel} from '../../model/product'
import {PartRow} from './PartRow'
import {useSetChoice} from './use-set-choice'
import styles from './SetView.module.css'

/** What is in the box: a bundle is sold whole, for one price. Default export: a chunk of its own. */
export default function BundleParts({product}: {product: ProductModel}) {
  const t = useTranslate()
  const {parts} = useSetChoice(product)
  return (
    <section>
      <h2 className={styles.title}>{t('product.bundle.parts')}</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <PartRow key={part.part.product.id} part={part} insisted={false} />
        ))}
      </ul>
    </section>
  )
}
