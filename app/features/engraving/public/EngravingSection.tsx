import {useState} from 'react'
import loadable from '@loadable/component'
import {useTrack} from '@app/features/analytics/public/use-track'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {LazyDialog, preloadDialog} from '@app/shared/ui/overlay/lazy'
import {preloadSoon} from '@app/shared/lib/when-painted'
import {type Engraving, type EngravingModel, engravingPrice} from './engraving'
import styles from './EngravingSection.module.css'

const EngravingDesigner = loadable(() => import('./EngravingDesigner'), {ssr: false})

const prepare = () => {
  preloadDialog()
  preloadSoon(EngravingDesigner)
}

export interface EngravingSectionProps {
  model: EngravingModel
  /** Id of the engraved product, for its pictures. */
  productId: string
  /** Id of the chosen colour; '' for a product without colours. */
  color: string
  engraving: Engraving | null
  onChange: (engraving: Engraving | null) => void
}

/** Summary of the engraving, with buttons to change or remove it. */
function Summary({
  model,
  engraving,
  onEdit,
  onRemove,
}: {
  model: EngravingModel
  engraving: Engraving
  onEdit: () => void
  onRemove: () => void
}) {
  const t = useTranslate()
  const text = usePriceText()
  const nameOf = (list: readonly {id: string; name?: string; label?: string}[], id: string) => {
    const found = list.find((one) => one.id === id)
    return found?.name ?? found?.label ?? ''
  }
  const price = engravingPrice(model, engraving.typeface)
  return (
    <div className={styles.summary}>
      <p className={styles.name} data-typeface={engraving.typeface}>
        {engraving.text}
      </p>
      <p className={styles.facts} {...text.gross}>
        {nameOf(model.typefaces, engraving.typeface)} ·{' '}
        {nameOf(model.positions, engraving.position)} · {text.price(price, model.taxRate)}
      </p>
      <p className={styles.actions}>
        <button type="button" onClick={onEdit}>
          {t('engraving.edit')}
        </button>
        <button type="button" onClick={onRemove}>
          {t('engraving.remove')}
        </button>
      </p>
    </div>
  )
}

/** Sends the analytics events of an engraving; the text of the shopper is personal and is not sent. */
function useEngravingEvents({model, productId}: EngravingSectionProps) {
  const track = useTrack()
  return (step: 'open' | 'preview' | 'add', font?: string) =>
    track({
      type: 'engraving',
      // The engraving service as the item that is sold; its variant is the engraved product.
      item: {id: model.productId, name: model.name, variant: productId, price: model.price},
      step,
      ...(font && {font}),
    })
}

/** Section that offers an engraving; the designer loads when it opens. */
export default function EngravingSection(props: EngravingSectionProps) {
  const {model, engraving, onChange} = props
  const t = useTranslate()
  const text = usePriceText()
  const [open, setOpen] = useState(false)
  const price = text.price(model.price, model.taxRate)
  const tell = useEngravingEvents(props)
  const design = () => {
    tell('open')
    setOpen(true)
  }
  return (
    <section className={styles.section} aria-label={t('engraving.title')}>
      {engraving ? (
        <Summary
          model={model}
          engraving={engraving}
          onEdit={design}
          onRemove={() => onChange(null)}
        />
      ) : (
        <div className={styles.offer}>
          <div>
            <p className={styles.title}>{t('engraving.title')}</p>
            <p className={styles.facts} {...text.gross}>
              {t('engraving.offer', {n: model.maxLength, price})}
            </p>
          </div>
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={design}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            {t('engraving.add')}
          </Button>
        </div>
      )}
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title={t('engraving.title')}
      >
        <EngravingDesigner
          {...props}
          onReview={({typeface}) => tell('preview', typeface)}
          onDone={(designed) => {
            tell('add', designed.typeface)
            onChange(designed)
            setOpen(false)
          }}
        />
      </LazyDialog>
    </section>
  )
}
