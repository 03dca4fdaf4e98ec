import {useState} from 'react'
import {useQuery} from '@tanstack/react-query'
import {SPARE_PART} from '@app/features/catalog/model/tile'
import {useAnnounceAdded} from '@app/features/purchase/use-announce-added'
import {useSetPrices, SetTotal} from '@app/features/product/components/set/SetTotal'
import {PartRow} from '@app/features/product/components/set/PartRow'
import {useSetChoice, type SetPart} from '@app/features/product/components/set/use-set-choice'
import {useSetPurchase} from '@app/features/product/components/set/use-set-purchase'
import {picturesOf, type ProductModel} from '@app/features/product/model/product'
import type {Part} from '@app/features/product/model/part'
import {joinNames} from '@app/shared/i18n/join-names'
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

/** Total price of the selected products, and the button that adds them. */
function Basket({product, parts, onIncompleteSubmit}: BasketProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const announce = useAnnounceAdded()
  const taken = parts.filter((part) => part.taken)
  const {prices, pending} = useSetPrices(parts, undefined)
  const purchase = useSetPurchase(product.id, {parts}, ({productId, quantity, change}) =>
    announce(
      {
        productId,
        quantity,
        name: joinNames(
          taken.map(({part}) => part.product.name),
          locale.id,
        ),
        choices: [],
        picture: taken[0] && picturesOf(taken[0].part.product, taken[0].choice['color'])[0],
        // The products have different prices: the subtotal shows their sum.
        basket: change.basket,
      },
      change,
    ),
  )
  return (
    <div className={styles.basket}>
      {taken.length > 0 ? (
        <SetTotal prices={prices} pending={pending} parts={parts} />
      ) : (
        <p className={styles.hint}>{t('fit.related.hint')}</p>
      )}
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
          {t('fit.related.add', {count: taken.length})}
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
  const [submitAttempted, setSubmitAttempted] = useState(false)
  const {parts, take} = useSetChoice({...product, parts: related})
  const rows = {parts, submitAttempted, onTake: take}
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
          onIncompleteSubmit={() => setSubmitAttempted(true)}
        />
      )}
    </div>
  )
}

/** Extensions and accessories of a product, to select and add together. Default export: lazy. */
export default function RelatedProducts({product}: {product: ProductModel}) {
  const {data = []} = useQuery(relatedQuery(useShop(), product.advice ?? {}))
  return data.length > 0 ? <Shelf product={product} related={data} /> : null
}
