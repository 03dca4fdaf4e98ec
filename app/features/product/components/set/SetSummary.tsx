import loadable from '@loadable/component'
import {useBusinessMode} from '@app/features/account/business-mode'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {isOrderable} from '../../model/availability'
import type {ProductModel} from '../../model/product'
import {type ChosenPart} from '../../model/part'
import {
  engravingsPrice,
  isSetEngravable,
  setAvailability,
  type PartEngravings,
} from '../../model/set'
import {Availability} from '../Availability'
import {BuyRow} from '../BuyRow'
import {ExpressSlot} from '../ExpressSlot'
import {PayLater} from '../PayLater'
import {PurchaseAction} from '../PurchaseAction'
import {usePageSettings} from '../use-page-settings'
import {SetTotal, useSetPrices} from './SetTotal'
import type {SetPurchase} from './use-set-purchase'
import styles from './SetView.module.css'

const MoreWays = loadable(() => import('../MoreWays'))

interface SetSummaryProps {
  product: ProductModel
  parts: readonly ChosenPart[]
  engravings: PartEngravings
  purchase: SetPurchase
}

/** Total price and availability of the selected parts of a set, and the purchase button. */
export function SetSummary({product, parts, engravings, purchase}: SetSummaryProps) {
  const t = useTranslate()
  const {services} = useShop().site
  const {whereToBuy} = usePageSettings()
  const business = useBusinessMode()
  const {prices, pending} = useSetPrices(parts, product.setTotal)
  const engraving = engravingsPrice(parts, engravings)
  const availability = setAvailability(parts)
  const sold = isOrderable(availability)
  const isPartly = availability.state === 'lowstock'
  return (
    <div className={styles.summary}>
      <SetTotal prices={prices} pending={pending} parts={parts} engraving={engraving} />
      {services.payLater && prices && sold && !business && (
        <PayLater amount={prices.total + engraving} />
      )}
      <Availability
        availability={{
          ...availability,
          ...(isPartly && {message: t('product.set.partly')}),
        }}
      />
      {isSetEngravable(parts) && Object.keys(engravings).length === 0 && (
        <p className={styles.totalLabel}>{t('engraving.inSet')}</p>
      )}
      <PurchaseAction
        product={product}
        selection={undefined}
        offer={{availability}}
        fullName={product.name}
      >
        <div className={styles.buy}>
          <BuyRow
            purchase={purchase}
            label={purchase.busy ? 'product.addingToCart' : 'product.addToCart'}
            wraps
          />
          <ExpressSlot take={purchase.take} />
          <noscript>
            <p className={styles.totalLabel}>{t('common.noJavaScript')}</p>
          </noscript>
        </div>
      </PurchaseAction>
      {whereToBuy && <MoreWays productId={product.id} sold={sold} />}
    </div>
  )
}
