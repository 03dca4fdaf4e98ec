import {useEffect} from 'react'
import {useQuery} from '@tanstack/react-query'
import {PriceTag} from '@app/features/catalog/components/PriceTag'
import {SPARE_PART} from '@app/features/catalog/model/tile'
import {useAnnounceAdded} from '@app/features/purchase/use-announce-added'
import {useSetPrices, SetTotal} from '@app/features/product/components/set/SetTotal'
import {PartRow} from '@app/features/product/components/set/PartRow'
import {useSetChoice, type SetPart} from '@app/features/product/components/set/use-set-choice'
import {useSetPurchase} from '@app/features/product/components/set/use-set-purchase'
import type {ProductModel} from '@app/features/product/model/product'
import type {Part} from '@app/features/product/model/part'
import {addedOf, extrasOf, togetherOf, type Extra} from '@app/features/product/model/together'
import {changeTogether, clearExtras, togetherStore} from '@app/features/product/together-store'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {relatedQuery} from '../api/get-related'
import styles from './RelatedProducts.module.css'

type Kind = 'extension' | 'accessory' | 'spare'

const TITLES: Readonly<Record<Kind, MessageId>> = {
  extension: 'fit.needs',
  accessory: 'fit.goesWith',
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

interface BasketProps {
  product: ProductModel
  parts: readonly SetPart[]
  onIncompleteSubmit: () => void
}

/** Total price of the selected products, and the button that adds them without the product of the page. */
function Basket({product, parts, onIncompleteSubmit}: BasketProps) {
  const t = useTranslate()
  const announce = useAnnounceAdded()
  const {main} = togetherStore.useValue()
  const extras = extrasOf(parts)
  const together = togetherOf(main, extras)
  const {prices, pending} = useSetPrices(parts, undefined)
  const purchase = useSetPurchase(product.id, {parts}, ({change}) => {
    const added = addedOf(extras)
    if (added) announce({...added, basket: change.basket}, change)
    clearExtras()
  })
  // The button of the page buys what is ticked here.
  const chosen = JSON.stringify(extras)
  useEffect(() => changeTogether({extras: JSON.parse(chosen) as Extra[]}), [chosen])
  return (
    <div className={styles.basket}>
      {extras.length === 0 && <p className={styles.hint}>{t('fit.related.hint')}</p>}
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
            onIncompleteSubmit()
            purchase.press()
          }}
          onPointerEnter={purchase.prepare}
          onFocus={purchase.prepare}
        >
          {t('fit.related.add', {count: extras.length})}
        </Button>
        <p role="alert" className={styles.problem}>
          {purchase.message}
        </p>
      </div>
    </div>
  )
}

function Shelf({product, related}: {product: ProductModel; related: readonly Part[]}) {
  const {isContentOnlySite} = useShop().site
  const {attempted} = togetherStore.useValue()
  const {parts, take} = useSetChoice({...product, parts: related})
  const rows = {parts, submitAttempted: attempted, onTake: take}
  return (
    <div className={styles.related}>
      <div className={styles.lists}>
        <Rows kind="extension" {...rows} />
        <Rows kind="accessory" {...rows} />
        <Rows kind="spare" {...rows} />
      </div>
      {!isContentOnlySite && (
        <Basket
          product={product}
          parts={parts}
          onIncompleteSubmit={() => changeTogether({attempted: true})}
        />
      )}
    </div>
  )
}

/** Extensions and accessories of a product, to select and add together. Default export: lazy. */
export default function RelatedProducts({product}: {product: ProductModel}) {
  const {data = []} = useQuery(relatedQuery(useShop(), product.advice ?? {}))
  const {additions} = togetherStore.useValue()
  return data.length > 0 ? <Shelf key={additions} product={product} related={data} /> : null
}
