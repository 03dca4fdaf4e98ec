import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import type {ProductModel, Part} from '@app/features/product/public/product'
import {PartRow} from '../public/PartRow'
import {useSetChoice, type SetPart} from '../public/use-set-choice'
import styles from './SetView.module.css'

/** Headings of the part lists of a set. */
export const PART_TITLES: Readonly<Record<Part['role'], MessageId>> = {
  member: 'product.set.members',
  extension: 'product.set.extensions',
  accessory: 'product.set.accessories',
}

interface BundlePartListProps {
  title?: MessageId
  parts: readonly SetPart[]
  /** The shopper pressed the button before all attributes were chosen. */
  submitAttempted: boolean
}

/** Contents of a bundle: it is sold as a whole, for one price. */
export function BundlePartList(props: BundlePartListProps) {
  const {title = 'product.bundle.parts', parts, submitAttempted} = props
  const t = useTranslate()
  if (parts.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t(title)}</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <PartRow
            key={part.part.product.id}
            part={part}
            submitAttempted={submitAttempted}
            withGuide
          />
        ))}
      </ul>
    </section>
  )
}

/** Parts of a bundle or set on sites without online sales. Default export: a chunk of its own. */
export default function BundleParts({product}: {product: ProductModel}) {
  const {parts} = useSetChoice(product)
  if (product.kind !== 'set') return <BundlePartList parts={parts} submitAttempted={false} />
  return (
    <>
      {(['member', 'extension', 'accessory'] as const).map((role) => (
        <BundlePartList
          key={role}
          title={PART_TITLES[role]}
          parts={parts.filter(({part}) => part.role === role)}
          submitAttempted={false}
        />
      ))}
    </>
  )
}
