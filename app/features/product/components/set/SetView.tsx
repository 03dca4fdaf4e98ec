import {useAnnounceAdded} from '@app/features/buying/use-announce-added'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import type {Part} from '../../model/set'
import {setAvailability} from '../../model/set'
import {Availability} from '../Availability'
import {BuyRow} from '../BuyRow'
import {ProductDetails} from '../ProductDetails'
import {ProductFrame, type ShownProduct} from '../ProductFrame'
import {ProductTitle} from '../ProductHead'
import {ProductTools} from '../ProductTools'
import {ProductStory} from '../ProductStory'
import {Promises} from '../Promises'
import {PartRow} from './PartRow'
import {SetTotal, useSetPrices} from './SetTotal'
import {useSetChoice, type SetPart} from './use-set-choice'
import {useSetPurchase, type SetPurchase} from './use-set-purchase'
import styles from './SetView.module.css'

const TITLES: Readonly<Record<Part['role'], MessageId>> = {
  member: 'product.set.members',
  extension: 'product.set.extensions',
  accessory: 'product.set.accessories',
}

interface PartsProps {
  role: Part['role']
  parts: readonly SetPart[]
  insisted: boolean
  onTake: (productId: string, taken: boolean) => void
}

function Parts({role, parts, insisted, onTake}: PartsProps) {
  const t = useTranslate()
  const shown = parts.filter(({part}) => part.role === role)
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t(TITLES[role])}</h2>
      <ul className={styles.parts}>
        {shown.map((part) => {
          const {id} = part.part.product
          return (
            <PartRow
              key={id}
              part={part}
              insisted={insisted}
              onTake={part.offer ? (taken) => onTake(id, taken) : undefined}
            />
          )
        })}
      </ul>
    </section>
  )
}

function SetBuyBox({purchase}: {purchase: SetPurchase}) {
  return (
    <div className={styles.buy}>
      <BuyRow
        purchase={purchase}
        label={purchase.busy ? 'product.addingToCart' : 'product.addToCart'}
        wraps
      />
    </div>
  )
}

/** A set: bought part by part, all at once or some (spec 4). Default export: a chunk of its own. */
export default function SetView(shown: ShownProduct) {
  const {product, pictures} = shown
  const {parts, take} = useSetChoice(product)
  const announce = useAnnounceAdded()
  const purchase = useSetPurchase(product.id, parts, ({productId, quantity, change}) =>
    announce(
      {
        productId,
        quantity,
        name: product.name,
        choices: parts.filter(({taken}) => taken).map(({part}) => part.product.name),
        picture: pictures[0],
        // The parts cost different amounts: the subtotal says what they cost together.
        basket: change.basket,
      },
      change,
    ),
  )
  const {prices, pending} = useSetPrices(parts, product.setTotal)
  const {insisted} = purchase
  return (
    <div>
      <ProductFrame {...shown}>
        <div className={styles.column}>
          <ProductTitle product={product} />
          {(['member', 'extension', 'accessory'] as const).map((role) => (
            <Parts key={role} role={role} parts={parts} insisted={insisted} onTake={take} />
          ))}
          <div className={styles.summary}>
            <SetTotal prices={prices} pending={pending} parts={parts} />
            <Availability availability={setAvailability(parts)} />
            <SetBuyBox purchase={purchase} />
          </div>
          <Promises withDelivery={setAvailability(parts).state === 'instock'} />
          <ProductTools product={product} />
          <ProductDetails product={product} />
        </div>
      </ProductFrame>
      <ProductStory product={product} />
    </div>
  )
}
