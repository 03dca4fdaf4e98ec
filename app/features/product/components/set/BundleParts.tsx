import {useTranslate} from '@app/shared/i18n/messages'
import type {ProductModel} from '../../model/product'
import {PartRow} from './PartRow'
import {useSetChoice, type SetPart} from './use-set-choice'
import styles from './SetView.module.css'

interface BundlePartListProps {
  parts: readonly SetPart[]
  /** The shopper pressed without having chosen all. */
  insisted: boolean
}

/** What is in the box: a bundle is sold whole, for one price. */
export function BundlePartList({parts, insisted}: BundlePartListProps) {
  const t = useTranslate()
  return (
    <section>
      <h2 className={styles.title}>{t('product.bundle.parts')}</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <PartRow key={part.part.product.id} part={part} insisted={insisted} />
        ))}
      </ul>
    </section>
  )
}

/** What is in the box where it is not sold. Default export: a chunk of its own. */
export default function BundleParts({product}: {product: ProductModel}) {
  return <BundlePartList parts={useSetChoice(product).parts} insisted={false} />
}
