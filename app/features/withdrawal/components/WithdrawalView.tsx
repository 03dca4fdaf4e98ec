import {useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useKnownContact} from '@app/features/order/public/WithdrawalLink'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {PlainPage} from '@app/shared/ui/PlainPage'
import type {PageWithdrawal} from '@config/markets/market'
import type {WithdrawalDetails} from '../model/withdrawal-details'
import type {WithdrawalOrder} from '../model/withdrawal-goods'
import type {Receipt} from '../use-confirm'
import {ConfirmForm} from './ConfirmForm'
import {DetailsForm} from './DetailsForm'
import {ReceiptView} from './ReceiptView'
import styles from './Withdrawal.module.css'

/** What is known before the shopper writes: the order of the link, and who ordered it. */
function useKnownDetails(): WithdrawalDetails {
  const orderNo = new URLSearchParams(useLocation().search).get('order') ?? ''
  const {contact} = useKnownContact()
  return {firstName: '', lastName: '', email: '', ...contact, orderNo}
}

/** Withdrawal from a contract in two steps, without a login: `?order=` is the number of a link (rules ORDER-13, ORDER-14). */
export function WithdrawalView({withdrawal}: {withdrawal: PageWithdrawal}) {
  const t = useTranslate()
  const paths = usePaths()
  const [details, setDetails] = useState(useKnownDetails())
  /** Undefined in the first step, null when the details do not prove the order. */
  const [order, setOrder] = useState<WithdrawalOrder | null>()
  const [receipt, setReceipt] = useState<Receipt>()
  return (
    <PlainPage
      title={t('withdrawal.title')}
      text={receipt ? undefined : t('withdrawal.text', {days: withdrawal.days})}
    >
      <div className={styles.page}>
        {receipt ? (
          <ReceiptView {...receipt} />
        ) : order === undefined ? (
          <DetailsForm
            values={details}
            onDone={(given, found) => {
              setDetails(given)
              setOrder(found)
            }}
          />
        ) : (
          <ConfirmForm
            details={details}
            order={order}
            onBack={() => setOrder(undefined)}
            onChanged={setOrder}
            onReceived={setReceipt}
          />
        )}
        {!receipt && (
          <p className={styles.text}>
            {t('withdrawal.other')}{' '}
            <AppLink to={paths.content(withdrawal.content)}>{t('withdrawal.other.link')}</AppLink>
          </p>
        )}
      </div>
    </PlainPage>
  )
}
