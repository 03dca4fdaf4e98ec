import {useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {PlainPage} from '@app/shared/ui/PlainPage'
import {isFirstReport} from '@app/features/analytics/public/reported'
import {useTrack} from '@app/features/analytics/public/use-track'
import {hasGoodsToReturn, type OrderCare} from '@app/features/order/public/order-care'
import {OpenedOrder, ParcelWidget} from '@app/features/order-lookup/public/OpenedOrder'
import {ReturnForm} from './ReturnForm'
import {ReturnsOfOrder} from '../public/ReturnList'
import styles from './Returns.module.css'

function Returns({care, lookupKey}: {care: OrderCare; lookupKey: string | undefined}) {
  const t = useTranslate()
  const track = useTrack()
  const [created, setCreated] = useState<string | null>(null)
  const notice = useRef<HTMLParagraphElement>(null)
  const {orderNo} = care
  useEffect(() => {
    if (isFirstReport('told-returns', orderNo)) track({type: 'begin_refund', orderNo})
  }, [track, orderNo])
  useEffect(() => notice.current?.focus(), [created])
  return (
    <div className={styles.page}>
      {created && (
        <p ref={notice} className={styles.created} role="status" tabIndex={-1}>
          {t('returns.created', {returnId: created})}
        </p>
      )}
      {care.returns.length > 0 && <ReturnsOfOrder care={care} lookupKey={lookupKey} />}
      {hasGoodsToReturn(care) ? (
        <section aria-labelledby="returns-new">
          <h2 id="returns-new" className={styles.subtitle}>
            {t('returns.new', {orderNo})}
          </h2>
          <ReturnForm
            key={created ?? ''}
            care={care}
            lookupKey={lookupKey}
            onCreated={setCreated}
          />
        </section>
      ) : (
        care.returns.length === 0 && <p>{t('returns.problem.closed')}</p>
      )}
    </div>
  )
}

/** Returns of single lines: `?order=` is the number of a link. */
export function ReturnView() {
  const t = useTranslate()
  const orderNo = new URLSearchParams(useLocation().search).get('order') ?? ''
  return (
    <PlainPage title={t('returns.title')} text={t('returns.text')}>
      <OpenedOrder orderNo={orderNo} purpose="change">
        {(care, lookupKey) => (
          <>
            <Returns care={care} lookupKey={lookupKey} />
            {!orderNo && <ParcelWidget page="returns" orderNo={care.orderNo} />}
          </>
        )}
      </OpenedOrder>
      <ParcelWidget page="returns" orderNo={orderNo} />
    </PlainPage>
  )
}
