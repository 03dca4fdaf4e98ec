import {PriceTag} from '@app/features/catalog/components/PriceTag'
import {formatMoney} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {Picture} from '@app/shared/ui/Picture'
import type {Offer} from '../model/offer'
import type {Added} from './use-purchase'
import styles from './AddedDialog.module.css'

interface AddedDialogProps {
  /** Null before anything was added. */
  added: Added | null
  open: boolean
  onClose: () => void
  name: string
  /** Chosen values in the words of the locale, such as `Spruce green`. */
  choices: readonly string[]
  picture: string | undefined
  offer: Offer
}

/** Units in a basket. */
const unitsOf = ({productItems = []}: Added['basket']): number =>
  productItems.reduce((units, {quantity = 0}) => units + quantity, 0)

/** What has just gone into the basket, and the ways on (spec 2 "add-to-cart modal"). */
export default function AddedDialog(props: AddedDialogProps) {
  const {added, open, onClose, name, choices, picture, offer} = props
  const t = useTranslate()
  const paths = usePaths()
  const {currency, locale} = useShop()
  if (!added) return null
  const {basket, quantity} = added
  const subtotal = basket.productSubTotal ?? basket.productTotal
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('addToCart.title', {count: quantity})}
      footer={
        <div className={styles.actions}>
          <ButtonLink block variant="secondary" to={paths.cart()} onClick={onClose}>
            {t('addToCart.viewCart')}
          </ButtonLink>
          <ButtonLink block to={paths.checkout()} onClick={onClose}>
            {t('addToCart.checkout')}
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.line}>
        {picture && (
          <Picture
            className={styles.picture}
            src={picture}
            alt=""
            width={112}
            height={128}
            widths={[112, 224]}
            sizes="112px"
            fit="cut"
          />
        )}
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('addToCart.justAdded')}</p>
          <p className={styles.name}>{name}</p>
          {choices.length > 0 && <p className={styles.choices}>{choices.join(' · ')}</p>}
          <p className={styles.choices}>{t('addToCart.quantity', {quantity})}</p>
          {offer.price &&
            (quantity > 1 ? (
              <p className={styles.choices}>
                {t('product.price.perUnit', {
                  price: formatMoney(offer.price.amount, currency, locale.id),
                })}
              </p>
            ) : (
              <PriceTag price={offer.price} />
            ))}
        </div>
      </div>
      {subtotal !== undefined && (
        <p className={styles.subtotal}>
          <span>{t('addToCart.subtotal', {count: unitsOf(basket)})}</span>
          <strong>{formatMoney(subtotal, basket.currency ?? currency, locale.id)}</strong>
        </p>
      )}
    </LazyDialog>
  )
}
