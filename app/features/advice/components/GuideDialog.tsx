import {useId, useState} from 'react'
import {type ProductChoice, valueState} from '@app/features/product/public/variation'
import type {ProductModel} from '@app/features/product/public/product'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {TextField} from '@app/shared/ui/form/TextField'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {useGuide} from '../api/get-guide'
import {adviceOf, measured, type Advice, type Guide, type GuideRow} from '../model/guide'
import {GuideTable} from './GuideTable'
import styles from './GuideDialog.module.css'

interface GuideDialogProps {
  open: boolean
  onClose: () => void
  /** Id of the content asset. */
  guideId: string
  product: ProductModel
  choice: ProductChoice
}

/** Address, name and state of the size of a row; undefined when the product does not offer it. */
function choiceOf(row: GuideRow, product: ProductModel, {choice, hrefOf}: ProductChoice) {
  const [entry] = Object.entries(row.choice ?? {})
  if (!entry) return undefined
  const [attributeId, valueId] = entry
  const attribute = product.attributes.find(({id}) => id === attributeId)
  const value = attribute?.values.find(({id}) => id === valueId)
  if (!value || valueState(product, choice, attributeId, valueId) === 'none') return undefined
  return {
    href: hrefOf(attributeId, valueId),
    name: value.name,
    chosen: choice[attributeId] === valueId,
  }
}

function AdviceText({
  advice,
  guide,
  product,
  choice,
  onClose,
}: {
  advice: Advice | undefined
  guide: Guide
} & Pick<GuideDialogProps, 'product' | 'choice' | 'onClose'>) {
  const t = useTranslate()
  const followLink = useDelegatedLinks({replace: true})
  const row = advice?.kind === 'row' ? guide.rows[advice.index] : undefined
  const way = row && choiceOf(row, product, choice)
  return (
    <div
      role="presentation"
      className={styles.advice}
      onClick={(event) => {
        followLink(event)
        if (event.defaultPrevented) onClose()
      }}
    >
      <p role="status">
        {advice?.kind === 'none' && t('advice.guide.none')}
        {row && t('advice.guide.advice', {size: row.cells[0] ?? ''})}
      </p>
      {way &&
        (way.chosen ? (
          <p className={styles.chosen}>{t('advice.guide.chosen', {size: way.name})}</p>
        ) : (
          <a className={styles.choose} href={way.href} rel="nofollow">
            {t('advice.guide.choose', {size: way.name})}
          </a>
        ))}
    </div>
  )
}

function GuideBody({guide, ...shown}: {guide: Guide} & Omit<GuideDialogProps, 'open' | 'guideId'>) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const {measures} = guide
  const values = Object.fromEntries(
    measures.map((measure) => [measure.id, measured(typed[measure.id] ?? '', measure)]),
  )
  const advice = adviceOf(guide, values)
  const titleId = useId()
  return (
    <div className={styles.guide}>
      {guide.intro && <p {...languageOf(guide.intro)}>{guide.intro}</p>}
      {measures.length > 0 && (
        <section className={styles.finder} aria-labelledby={titleId}>
          <h3 id={titleId} className={styles.finderTitle}>
            {t('advice.guide.measure')}
          </h3>
          <div className={styles.fields}>
            {measures.map((measure) => {
              const {id, label, unit} = measure
              const text = typed[id] ?? ''
              const wrong = text.trim() !== '' && values[id] === undefined
              return (
                <TextField
                  key={id}
                  label={unit ? t('advice.guide.unit', {label, unit}) : label}
                  value={text}
                  inputMode="decimal"
                  autoComplete="off"
                  aria-required={false}
                  error={wrong ? t('advice.guide.noNumber') : undefined}
                  onChange={(event) => setTyped({...typed, [id]: event.target.value})}
                />
              )
            })}
          </div>
          <AdviceText advice={advice} guide={guide} {...shown} />
        </section>
      )}
      <GuideTable guide={guide} advised={advice?.kind === 'row' ? advice.index : undefined} />
      {guide.notes.length > 0 && (
        <ul className={styles.notes}>
          {guide.notes.map((note) => (
            <li key={note} {...languageOf(note)}>
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Dialog with the size and age guide of the content team. Default export: lazy. */
export default function GuideDialog({open, guideId, ...shown}: GuideDialogProps) {
  const t = useTranslate()
  const {data: guide, isError} = useGuide(guideId)
  return (
    <LazyDialog open={open} onClose={shown.onClose} title={guide?.title || t('advice.guide')}>
      {guide && <GuideBody guide={guide} {...shown} />}
      {!guide && <p role="status">{t(isError ? 'error.generic' : 'common.loading')}</p>}
    </LazyDialog>
  )
}
