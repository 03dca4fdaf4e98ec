import {useCallback, useEffect, useState} from 'react'
import {PriceTag} from '@app/features/catalog/public/PriceTag'
import {SPARE_PART} from '@app/features/catalog/public/tile'
import {useSetPrices, SetTotal, useSetPurchase} from '@app/features/sets/public/SetTotal'
import {extrasOf, togetherOf, type Extra, type Together} from '@app/features/sets/public/together'
import {PartRow} from '@app/features/sets/public/PartRow'
import {useSetChoice, type SetPart} from '@app/features/sets/public/use-set-choice'
import type {ProductModel, Part} from '@app/features/product/public/product'
import {boughtStore, extrasStore} from '@app/features/product/public/advice-slots'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {useRelated} from '../api/get-related'
import styles from './RelatedProducts.module.css'

type Kind = 'extension' | 'accessory' | 'spare'

const TITLES: Readonly<Record<Kind, MessageId>> = {
  extension: 'advice.needs',
  accessory: 'advice.goesWith',
  spare: 'product.spareParts',
}

/** Spare parts have a list of their own (rule PROD-26). */
const kindOf = ({role, product}: Part): Part['role'] | Kind =>
  role === 'accessory' && product.type === SPARE_PART ? 'spare' : role

interface RowsProps {
  kind: Kind
  parts: readonly SetPart[]
  submitAttempted: boolean
  onTake: (productId: string, taken: boolean) => void
}

function Rows({kind, parts, submitAttempted, onTake}: RowsProps) {
  const t = useTranslate()
  const shown = parts.filter(({part}) => kindOf(part) === kind)
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t(TITLES[kind])}</h2>
      <ul className={styles.rows}>
        {shown.map((part) => {
          const {id} = part.part.product
          return (
            <PartRow
              key={id}
              part={part}
              submitAttempted={submitAttempted}
              onTake={part.offer ? (taken) => onTake(id, taken) : undefined}
            />
          )
        })}
      </ul>
    </section>
  )
}

interface BasketCallbacks {
  /** Called when a button was pressed: marks the choices that are missing. */
  onAttempt: () => void
  /** Called after an addition. */
  onAdded: () => void
}

interface BasketProps extends BasketCallbacks {
  parts: readonly SetPart[]
}

/** Publishes what is ticked, for the button of the product. */
function usePublished(extras: readonly Extra[], {onAttempt, onAdded}: BasketCallbacks): void {
  const t = useTranslate()
  const bought = boughtStore.useValue()
  // Every render makes new objects for the parts, so their content is compared.
  const chosen = JSON.stringify([extras, togetherOf(bought, extras)])
  useEffect(() => {
    const [ticked, together] = JSON.parse(chosen) as [Extra[], Together | null]
    if (!together) return undefined
    const label = t('product.set.total', {count: together.count})
    const {price} = together
    extrasStore.set({
      items: ticked.flatMap(({item}) => item ?? []),
      events: ticked.map(({event}) => event),
      added: ticked.map(({added}) => added),
      ...(ticked.some(({item}) => !item) && {missing: 'product.selectOptions'}),
      label,
      price,
      total: (
        <div className={styles.together} aria-live="polite">
          <p>{label}</p>
          <PriceTag price={price} />
        </div>
      ),
      onIncompleteSubmit: onAttempt,
      onAdded,
    })
    return () => extrasStore.set(undefined)
  }, [chosen, t, onAttempt, onAdded])
}

/** Total price of the selected products, and the button that adds them without the product of the page. */
function Basket({parts, onAttempt, onAdded}: BasketProps) {
  const t = useTranslate()
  const extras = extrasOf(parts)
  const together = togetherOf(boughtStore.useValue(), extras)
  const {prices, pending} = useSetPrices(parts, undefined)
  const purchase = useSetPurchase({parts}, onAdded)
  usePublished(extras, {onAttempt, onAdded})
  return (
    <div className={styles.basket}>
      {extras.length === 0 && <p className={styles.hint}>{t('advice.related.hint')}</p>}
      {extras.length > 0 &&
        (together ? (
          <div aria-live="polite">
            <p className={styles.hint}>{t('product.set.total', {count: together.count})}</p>
            <PriceTag size="large" price={together.price} />
          </div>
        ) : (
          <SetTotal prices={prices} pending={pending} parts={parts} />
        ))}
      <div>
        <Button
          block
          variant="secondary"
          busy={purchase.busy}
          onClick={() => {
            onAttempt()
            purchase.press()
          }}
          onPointerEnter={purchase.prepare}
          onFocus={purchase.prepare}
        >
          {t('advice.related.add', {count: extras.length})}
        </Button>
        <p role="alert" className={styles.problem}>
          {purchase.message}
        </p>
      </div>
    </div>
  )
}

interface ShelfProps {
  product: ProductModel
  related: readonly Part[]
  onAdded: () => void
}

function Shelf({product, related, onAdded}: ShelfProps) {
  const {isContentOnlySite} = useShop().site
  const [submitAttempted, setSubmitAttempted] = useState(false)
  const onAttempt = useCallback(() => setSubmitAttempted(true), [])
  const {parts, take} = useSetChoice({...product, parts: related})
  const rows = {parts, submitAttempted, onTake: take}
  return (
    <div className={styles.related}>
      <div className={styles.lists}>
        <Rows kind="extension" {...rows} />
        <Rows kind="accessory" {...rows} />
        <Rows kind="spare" {...rows} />
      </div>
      {!isContentOnlySite && <Basket {...{parts, onAttempt, onAdded}} />}
    </div>
  )
}

/** Extensions and accessories of a product, to select and add together. Default export: lazy. */
export default function RelatedProducts({product}: {product: ProductModel}) {
  const {data = []} = useRelated(product.advice ?? {})
  // Each addition begins a list with nothing ticked.
  const [additions, setAdditions] = useState(0)
  const onAdded = useCallback(() => setAdditions((count) => count + 1), [])
  if (data.length === 0) return null
  return <Shelf key={additions} product={product} related={data} onAdded={onAdded} />
}
