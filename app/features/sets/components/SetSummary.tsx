import loadable from '@loadable/component'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Availability} from '@app/features/product/public/Availability'
import {isOrderable} from '@app/features/product/public/availability-state'
import type {ProductModel, ChosenPart} from '@app/features/product/public/product'
import {engravingsPrice, isSetEngravable, setAvailability, type PartEngravings} from '../model/set'
import {BuyRow} from '@app/features/product/public/BuyRow'
import {ExpressSlot, PurchaseAction} from '@app/features/product/public/PurchaseAction'
import {PayLater} from '@app/features/product/public/PayLater'
import {usePageSettings} from '@app/features/purchase/public/page-settings'
import {SetTotal, useSetPrices, type SetPurchase} from '../public/SetTotal'
import styles from './SetView.module.css'

const MoreWays = loadable(() => import('@app/features/registry/public/MoreWays'))

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
