import {useId, useState, type FormEvent} from 'react'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate, type MessageId, type Translate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {RadioCards} from '@app/shared/ui/form/RadioCards'
import {TextField} from '@app/shared/ui/form/TextField'
import {engravingPrice, type Engraving, type EngravingModel} from './engraving'
import {engravingProblem, lengthOf, tidy, type EngravingProblem} from '../model/engraving-text'
import {usePageSettings} from '@app/features/purchase/public/page-settings'
import {EngravingPreview} from '../components/EngravingPreview'
import type {EngravingSectionProps} from './EngravingSection'
import styles from '../components/EngravingDesigner.module.css'

type DesignerProps = EngravingSectionProps & {
  /** Called when the shopper reviews the draft. */
  onReview?: (draft: Engraving) => void
  onDone: (engraving: Engraving) => void
}

const PROBLEMS: Readonly<Record<EngravingProblem, MessageId>> = {
  required: 'engraving.problem.required',
  tooLong: 'engraving.problem.tooLong',
  signs: 'engraving.problem.signs',
}

/** A message without arguments is called without values: it is plain text. */
const problemText = (t: Translate, problem: EngravingProblem, n: number): string =>
  problem === 'tooLong' ? t(PROBLEMS.tooLong, {n}) : t(PROBLEMS[problem])

const firstOf = ({typefaces, positions}: EngravingModel): Engraving => ({
  text: '',
  typeface: typefaces[0]?.id ?? '',
  position: positions[0]?.id ?? '',
})

/** Colours on which a new engraving is pale (preference `engravingOakBrownMessage`). */
const OAK = 'oak'

function useDraft({model, engraving, onReview, onDone}: DesignerProps) {
  const [draft, setDraft] = useState<Engraving>(engraving ?? firstOf(model))
  const [reviewing, setReviewing] = useState(false)
  const [checked, setChecked] = useState(false)
  const [submitAttempted, setSubmitAttempted] = useState(false)
  const problem = engravingProblem(draft.text, model.maxLength)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitAttempted(true)
    if (problem) return
    if (!reviewing) {
      setReviewing(true)
      onReview?.(draft)
    } else if (checked) onDone({...draft, text: tidy(draft.text)})
  }
  const change = (part: Partial<Engraving>) => {
    setDraft({...draft, ...part})
    setReviewing(false)
    setChecked(false)
  }
  return {
    draft,
    change,
    submit,
    reviewing,
    backToDesign: () => setReviewing(false),
    checked,
    setChecked,
    shownProblem: submitAttempted ? problem : undefined,
  }
}

type Draft = ReturnType<typeof useDraft>

function Fields({
  model,
  draft: {draft, change, shownProblem},
}: {
  model: EngravingModel
  draft: Draft
}) {
  const t = useTranslate()
  const {price} = usePriceText()
  const {maxLength, typefaces, positions, taxRate} = model
  return (
    <>
      <TextField
        label={t('engraving.text')}
        value={draft.text}
        autoComplete="off"
        spellCheck={false}
        help={t('engraving.left', {n: Math.max(0, maxLength - lengthOf(tidy(draft.text)))})}
        error={shownProblem && problemText(t, shownProblem, maxLength)}
        onChange={(event) => change({text: event.target.value})}
      />
      <RadioCards
        name="engraving-typeface"
        legend={t('engraving.typeface')}
        value={draft.typeface}
        options={typefaces.map(({id, name, extra}) => ({
          value: id,
          title: name,
          aside: extra > 0 ? t('engraving.extra', {price: price(extra, taxRate)}) : undefined,
        }))}
        onChange={(event) => change({typeface: event.target.value})}
      />
      {positions.length > 1 && (
        <RadioCards
          name="engraving-position"
          legend={t('engraving.position')}
          value={draft.position}
          options={positions.map(({id, label}) => ({value: id, title: label}))}
          onChange={(event) => change({position: event.target.value})}
        />
      )}
    </>
  )
}

/** Review step: the engraving as it will be made, to be checked by the shopper. */
function Review({
  model,
  draft: {draft, checked, setChecked, backToDesign},
}: {
  model: EngravingModel
  draft: Draft
}) {
  const t = useTranslate()
  const facts = [
    [t('engraving.text'), tidy(draft.text)],
    [t('engraving.typeface'), model.typefaces.find(({id}) => id === draft.typeface)?.name],
    [t('engraving.position'), model.positions.find(({id}) => id === draft.position)?.label],
  ]
  return (
    <div className={styles.review}>
      <h3 className={styles.reviewTitle}>{t('engraving.review')}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('engraving.noReturn')}</p>
      <CheckboxField
        id="engraving-checked"
        label={t('engraving.checked')}
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <button type="button" className={styles.back} onClick={backToDesign}>
        {t('engraving.change')}
      </button>
    </div>
  )
}

/** Designer of an engraving: text, typeface and position on a preview, with a review step. */
export default function EngravingDesigner(props: DesignerProps) {
  const {model, productId, color} = props
  const t = useTranslate()
  const formId = useId()
  const {site} = useShop()
  const text = usePriceText()
  const {oakNote} = usePageSettings()
  const draft = useDraft(props)
  const {text: words, typeface, position: positionId} = draft.draft
  const position = model.positions.find(({id}) => id === positionId) ?? model.positions[0]
  const price = text.price(engravingPrice(model, typeface), model.taxRate)
  return (
    <form method="post" id={formId} className={styles.designer} noValidate onSubmit={draft.submit}>
      {position && (
        <EngravingPreview
          productId={productId}
          color={color}
          position={position}
          text={words}
          typeface={typeface}
        />
      )}
      <div className={styles.fields}>
        {draft.reviewing ? (
          <Review model={model} draft={draft} />
        ) : (
          <Fields model={model} draft={draft} />
        )}
        {site.pictures?.engraving && <img src={site.pictures.engraving} alt="" />}
        {oakNote && color === OAK && <p className={styles.note}>{oakNote}</p>}
        <p className={styles.price}>
          <span>{t('engraving.price')}</span>
          <strong>{price}</strong>
        </p>
        <Button block type="submit" disabled={draft.reviewing && !draft.checked}>
          {t(draft.reviewing ? 'engraving.take' : 'engraving.toReview')}
        </Button>
      </div>
    </form>
  )
}
