import {parseJsonObject} from '@common/parse-json'
import {useTranslate} from '@app/shared/i18n/messages'
import {LEGAL_YEARS, useYears} from './GuaranteeNotice'
import {classNames} from '@app/shared/ui/class-names'
import styles from './GuaranteeNotice.module.css'

/** What a producer guarantees free of charge about the life of a product. */
export interface Durability {
  readonly years: number
  /** A guarantee on the frame alone has no label. */
  readonly covers: 'whole' | 'frame'
}

/** Reads the JSON of `c_durability`; null for another text. */
export function durabilityOf(text: string): Durability | null {
  const {years, covers} = parseJsonObject(text) ?? {}
  const isKnown = covers === 'whole' || covers === 'frame'
  return isKnown && Number.isInteger(years) ? {years: years as number, covers} : null
}

/** Whether a guarantee has the harmonised label: on the whole product, for longer than the legal one (rule LAW-2). */
export const hasLabel = ({years, covers}: Durability): boolean =>
  covers === 'whole' && years > LEGAL_YEARS

interface DurabilityLabelProps {
  /** JSON of `c_durability`. */
  text: string
  producer: string
  /** Name and number by which the producer knows the model. */
  model: string
}

/** The harmonised label of a guarantee of durability; a plain line for a guarantee on the frame. */
export function DurabilityLabel({text, producer, model}: DurabilityLabelProps) {
  const t = useTranslate()
  const write = useYears()
  const durability = durabilityOf(text)
  if (!durability) return null
  const years = write(durability.years)
  if (!hasLabel(durability)) {
    return durability.covers === 'frame' ? <p>{t('guarantee.frame', {years})}</p> : null
  }
  return (
    <section className={classNames(styles.notice, styles.label)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('guarantee.label')}</h2>
      </div>
      <div className={styles.body}>
        <p className={styles.years}>{years}</p>
        <div className={styles.text}>
          <p>
            <strong>{producer}</strong>
          </p>
          <p>{t('guarantee.label.model', {model})}</p>
          <p>{t('guarantee.label.text', {producer})}</p>
        </div>
      </div>
    </section>
  )
}
