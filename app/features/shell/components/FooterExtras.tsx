import {
  useDeliveryPreferences,
  MARK_HEIGHT,
  MARK_WIDTH,
} from '@app/features/checkout/public/delivery-preferences'
import type {FooterContent} from '@app/features/content/public/shell-content'
import {usePaymentIcons, PaymentIcons} from '@app/features/payment/public/PaymentIcons'
import {siteIcons} from '@app/features/payment/public/payment-icons'
import {mayRead} from '@app/features/session/public/preload-commerce'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {findsStores} from '../model/find-store'
import {marksOf} from '../model/shipping-marks'
import {FindStore} from './FindStore'
import {FooterBadges} from './FooterBadges'
import styles from './FooterBadges.module.css'

type Icons = Pick<FooterContent, 'paymentIcons' | 'shippingIcons'>

/** Icons of the ways to pay. They need a session, so that a visitor without one sees the content's names instead. */
function Payments({ids}: {ids: readonly string[]}) {
  const t = useTranslate()
  const shop = useShop()
  const {data = []} = usePaymentIcons(undefined, {enabled: mayRead(shop.site.id)})
  const icons = siteIcons(data)
  const title = t('footer.paymentLabel')
  if (icons.length === 0) return <FooterBadges title={title} ids={ids} />
  return (
    <div className={styles.group} role="group" aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <PaymentIcons icons={icons} />
    </div>
  )
}

/** Marks of the delivery methods; the content's names where the site has no marks. */
function Shipping({ids}: {ids: readonly string[]}) {
  const t = useTranslate()
  const {data} = useDeliveryPreferences()
  const marks = marksOf(data?.images ?? {})
  const title = t('footer.shippingLabel')
  if (marks.length === 0) return <FooterBadges title={title} ids={ids} />
  return (
    <div className={styles.group} role="group" aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {marks.map(({id, label, src}) => (
        <img key={id} src={src} alt={t(label)} width={MARK_WIDTH} height={MARK_HEIGHT} />
      ))}
    </div>
  )
}

/** Store field, ways to pay and ways to ship of the footer (rule FRAME-10). Default export: lazy. */
export default function FooterExtras({icons}: {icons: Icons}) {
  const {site} = useShop()
  return (
    <>
      {findsStores(site) && <FindStore />}
      {!site.isContentOnlySite && (
        <>
          <Payments ids={icons.paymentIcons} />
          <Shipping ids={icons.shippingIcons} />
        </>
      )}
    </>
  )
}
