import {useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {CartNotice} from '@app/features/basket/public/CartNotice'
import {useOrderByToken} from '../api/get-order'
import {OrderReceipt, type RenderAccountOffer} from './OrderReceipt'
import styles from './Confirmation.module.css'

function UnknownOrder() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <CartNotice title={t('confirmation.notFound.title')} text={t('confirmation.notFound.text')}>
      <ButtonLink to={paths.home()}>{t('confirmation.continueShopping')}</ButtonLink>
      <ButtonLink variant="secondary" to={paths.customerService()}>
        {t('header.help')}
      </ButtonLink>
    </CartNotice>
  )
}

/** An order whose payment failed: its goods are in the cart again. */
function FailedOrder() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <CartNotice title={t('order.stage.failed.text')} text={t('checkout.error.paymentCancelled')}>
      <ButtonLink to={paths.cart()}>{t('addToCart.viewCart')}</ButtonLink>
      <ButtonLink variant="secondary" to={paths.customerService()}>
        {t('header.help')}
      </ButtonLink>
    </CartNotice>
  )
}

function Order({token, accountOffer}: {token: string; accountOffer?: RenderAccountOffer}) {
  const t = useTranslate()
  const {data, isError, refetch} = useOrderByToken(token)
  if (isError) {
    return (
      <CartNotice title={t('meta.error.title')} text={t('error.generic')}>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </CartNotice>
    )
  }
  if (data === undefined) {
    return (
      <div className={styles.waiting} role="status">
        <VisuallyHidden>{t('confirmation.loading')}</VisuallyHidden>
        <Skeleton className={styles.waitingTitle} />
        <Skeleton className={styles.waitingText} />
        <Skeleton className={styles.waitingBlock} />
      </div>
    )
  }
  if (!data) return <UnknownOrder />
  if (data.ended === 'failed') return <FailedOrder />
  return <OrderReceipt order={data} accountOffer={accountOffer} />
}

/** The confirmation of the order in the URL. The order is read in the browser that placed it. */
export function ConfirmationView({accountOffer}: {accountOffer?: RenderAccountOffer}) {
  const {search} = useLocation()
  const token = new URLSearchParams(search).get('token')
  return (
    <div className={styles.page}>
      {token ? <Order token={token} accountOffer={accountOffer} /> : <UnknownOrder />}
    </div>
  )
}
