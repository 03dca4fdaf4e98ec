import {useMemo} from 'react'
import {PriceTag} from '@app/features/catalog/public/PriceTag'
import {usePriceText} from '@app/features/catalog/public/price'
import {RecommendationZone} from '@app/features/recommendations/public/RecommendationZone'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {RareIcon} from '@app/shared/ui/RareIcon'
import type {Basket} from '@app/features/basket/public/basket'
import {totalsOf, useShownTotals} from '@app/features/basket/public/totals'
import {itemOfLine} from '@app/features/basket/public/event-items'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {Thumbnail} from '@app/shared/ui/Thumbnail'
import {addedUnits, basketUnits, type Added, type AddedProduct} from '../public/added'
import {BonusOffer} from '../public/BonusOffer'
import {openChoices} from '../public/bonus'
import {overlayOpener, type PurchaseOverlayProps} from '../public/overlay-store'
import styles from './AddedDialog.module.css'

interface AddedLineProps {
  added: AddedProduct
  /** Names of the bonus products that were chosen with it. */
  gifts?: readonly string[]
  /** Text above the name. */
  eyebrow?: string
}

function AddedLine({added, gifts = [], eyebrow}: AddedLineProps) {
  const t = useTranslate()
  const text = usePriceText()
  const {name, choices, picture, price, quantity} = added
  return (
    <div className={styles.line}>
      {picture && <Thumbnail className={styles.picture} src={picture} width={112} />}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <p className={styles.name}>{name}</p>
        {choices.length > 0 && <p className={styles.choices}>{choices.join(' · ')}</p>}
        <p className={styles.choices}>{t('addToCart.quantity', {quantity})}</p>
        {price &&
          (quantity > 1 ? (
            <p className={styles.choices}>
              {t('product.price.perUnit', {price: text.price(price.amount, price.taxRate)})}
            </p>
          ) : (
            <PriceTag price={price} />
          ))}
        {gifts.length > 0 && (
          <p className={styles.gift}>
            <RareIcon name="gift" size={20} />
            {t('bonus.yourGift', {product: gifts.join(' · ')})}
          </p>
        )}
      </div>
    </div>
  )
}

/** What the basket holds after the addition: its subtotal, gifts to choose, recommendations. */
function AfterAdding({added, basket}: {added: Added; basket: Basket}) {
  const t = useTranslate()
  const {site} = useShop()
  const {money} = usePriceText(basket.currency)
  const {productId, name} = added
  const {subtotal} = useShownTotals(totalsOf(basket, site.taxation))
  const anchor = useMemo(() => {
    const line = basket.productItems?.find((one) => one.productId === productId)
    return {products: [line ? itemOfLine(line) : {id: productId, name}]}
  }, [basket, productId, name])
  return (
    <>
      {subtotal !== null && (
        <p className={styles.subtotal}>
          <span>{t('addToCart.subtotal', {count: basketUnits(basket)})}</span>
          <strong>{money(subtotal)}</strong>
        </p>
      )}
      {openChoices(basket).map((choice) => (
        <BonusOffer key={choice.id} choice={choice} added={added} />
      ))}
      <div className={styles.recommendations}>
        <RecommendationZone
          zone="cart"
          accessories
          anchor={anchor}
          title={t('addToCart.recommendations')}
          reason={t('recommendations.becauseInCart', {products: name})}
          inset
          placeholder={styles.row}
        />
      </div>
    </>
  )
}

/** The space of `AfterAdding`. */
const Waiting = () => (
  <>
    <p className={styles.subtotal}>{'\u00a0'}</p>
    <div className={styles.recommendations}>
      <div className={styles.row} />
    </div>
  </>
)

/**
 * Dialog with the products that were just added to the basket, and links to continue (rule BASKET-5). It opens while the
 * backend adds; its links work once the products are in the basket.
 */
export default function AddedDialog({overlay, open, onClose}: PurchaseOverlayProps<'added'>) {
  const t = useTranslate()
  const paths = usePaths()
  const {added} = overlay
  const {basket, gifts, others = []} = added
  const title = basket
    ? t('addToCart.title', {count: addedUnits(added)})
    : t('product.addingToCart')
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      returnFocusTo={overlayOpener}
      title={<span role="status">{title}</span>}
      footer={
        <div className={styles.actions}>
          <ButtonLink
            block
            variant="secondary"
            busy={!basket}
            data-call={undefined}
            to={paths.cart()}
            onClick={onClose}
          >
            {t('addToCart.viewCart')}
          </ButtonLink>
          <ButtonLink block busy={!basket} to={paths.checkout()} onClick={onClose}>
            {t('addToCart.checkout')}
          </ButtonLink>
        </div>
      }
    >
      <AddedLine
        added={added}
        gifts={gifts}
        eyebrow={basket ? t('addToCart.justAdded') : '\u00a0'}
      />
      {others.map((other) => (
        <AddedLine key={other.productId} added={other} />
      ))}
      {basket ? <AfterAdding added={added} basket={basket} /> : <Waiting />}
    </LazyDialog>
  )
}
