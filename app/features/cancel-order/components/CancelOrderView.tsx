import {useEffect, useRef} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {useTrack} from '@app/features/analytics/public/use-track'
import {readCancelHash, type CancelRequest} from '@app/features/order/public/cancel-hash'
import {BuyAgain} from '@app/features/order/public/BuyAgain'
import type {CareLine} from '@app/features/order/public/order-care'
import {cancelOrder, type CancelOutcome} from '../api/cancel-order'
import {useLinkedOrder} from '../api/get-linked-order'
import styles from './CancelOrder.module.css'

interface OutcomeProps {
  outcome: CancelOutcome
  orderNo: string
  /** The goods of a cancelled order, which can go back into the cart. */
  lines?: readonly CareLine[]
}

function Outcome({outcome, orderNo, lines = []}: OutcomeProps) {
  const t = useTranslate()
  const paths = usePaths()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page} role="status">
      <h1 ref={heading} tabIndex={-1}>
        {t(`cancelOrder.${outcome}.title`)}
      </h1>
      <p className={styles.text}>{t(`cancelOrder.${outcome}.text`, {orderNo})}</p>
      {lines.length > 0 && (
        <BuyAgain
          lines={lines.map(({productName: name, ...line}) => ({...line, name}))}
          label="orders.backToCart"
        />
      )}
      <div className={styles.ways}>
        <ButtonLink variant={lines.length > 0 ? 'secondary' : 'primary'} to={paths.home()}>
          {t('common.continueShopping')}
        </ButtonLink>
        {outcome !== 'cancelled' && (
          <ButtonLink variant="secondary" to={paths.customerService()}>
            {t('cancelOrder.service')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function CancelQuestion({request}: {request: CancelRequest}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const track = useTrack()
  const {orderNo} = request
  const {data: found, isFetching} = useLinkedOrder(request)

  const {busy, result, failure, run} = useAction(
    async () => {
      const answer = await cancelOrder(shop, request)
      if (answer === 'cancelled') track({type: 'refund', orderNo})
      return answer
    },
    {place: 'beside', textOf: () => ({id: 'error.generic'})},
  )

  // An order that is cancelled already, or cannot be any more, is not asked about.
  const outcome = result ?? found?.outcome
  if (outcome) {
    const isCancelled = outcome === 'cancelled' || outcome === 'already'
    return (
      <Outcome outcome={outcome} orderNo={orderNo} {...(isCancelled && {lines: found?.lines})} />
    )
  }
  return (
    <div className={styles.page}>
      <h1>{t('cancelOrder.title')}</h1>
      <p className={styles.text}>{t('cancelOrder.text', {orderNo})}</p>
      {failure && (
        <p className={styles.alert} role="alert">
          {failure}
        </p>
      )}
      {!isFetching && (
        <div className={styles.ways}>
          <Button variant="attention" busy={busy} onClick={() => void run()}>
            {t('cancelOrder.confirm')}
          </Button>
          <ButtonLink variant="secondary" to={paths.home()}>
            {t('cancelOrder.keep')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/**
 * The page of a cancel link, without a login. Opening it reads the order and changes nothing; its button cancels
 * the order.
 * @param hash token of the link; empty when the address has none
 */
export function CancelOrderView({hash}: {hash: string}) {
  const request = readCancelHash(hash)
  return request ? (
    <CancelQuestion key={hash} request={request} />
  ) : (
    <Outcome outcome="unknown" orderNo="" />
  )
}
