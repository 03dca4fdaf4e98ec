import {useTranslate} from '@app/shared/i18n/messages'
import {useYears} from './GuaranteeNotice'
import styles from './DurabilityLabel.module.css'

/** What a producer guarantees free of charge about the life of a product. */
export interface Durability {
  readonly years: number
  /** A guarantee on the frame alone has no label. */
  readonly covers: 'whole' | 'frame'
}

/** The least years without a label: those of the legal guarantee. */
const LEGAL_YEARS = 2

/** Whether a guarantee has the harmonised label: on the whole product, for longer than the legal one (rule LAW-2). */
export const hasLabel = ({years, covers}: Durability): boolean =>
  covers === 'whole' && years > LEGAL_YEARS

interface DurabilityLabelProps {
  durability: Durability
  producer: string
  /** Name and number by which the producer knows the model. */
  model: string
}

/** The harmonised label of a guarantee of durability; a plain line for a guarantee on the frame. */
export function DurabilityLabel({durability, producer, model}: DurabilityLabelProps) {
  const t = useTranslate()
  const write = useYears()
  const years = write(durability.years)
  if (!hasLabel(durability)) {
    return durability.covers === 'frame' ? <p>{t('guarantee.frame', {years})}</p> : null
  }
  return (
    <section className={styles.label}>
      <h2 className={styles.title}>{t('guarantee.label')}</h2>
      <p className={styles.years}>{years}</p>
      <div className={styles.text}>
        <p className={styles.producer}>{producer}</p>
        <p>{t('guarantee.label.model', {model})}</p>
        <p>{t('guarantee.label.text', {producer})}</p>
      </div>
    </section>
  )
}
