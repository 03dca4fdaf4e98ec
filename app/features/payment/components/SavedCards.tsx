import {useState} from 'react'
import {useCustomerRecord} from '@app/features/account/public/customer-record'
import {useAction} from '@app/features/faults/public/use-action'
import {paymentName} from '../public/payment-names'
import {savedCardsOf, type SavedCard} from '../public/payment-instrument'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {showToast} from '@app/shared/ui/toast'
import {useDeleteCard} from '../api/delete-card'
import styles from './saved-cards.module.css'

/** One card; deleting it asks once more in its place. */
function CardRow({card, remove}: {card: SavedCard; remove: () => Promise<void>}) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  const {busy, run} = useAction(() =>
    remove().catch((error: unknown) => {
      setAsked(false)
      throw error
    }),
  )
  const name = paymentName({methodId: '', instrument: card.instrument}, t)
  return (
    <li className={styles.card}>
      <p className={styles.name}>
        <RareIcon name="card" size={24} />
        {name}
      </p>
      {!isAsked ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('payment.saved.deleteName', {card: name})}
          onClick={() => setAsked(true)}
        >
          {t('payment.saved.delete')}
        </Button>
      ) : (
        <div className={styles.question} role="group" aria-label={t('payment.saved.question')}>
          <p>{t('payment.saved.question')}</p>
          <Button variant="attention" size="small" busy={busy} onClick={() => void run()}>
            {t('payment.saved.delete')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
            {t('common.cancel')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The cards that the payment provider keeps for a customer (rule MY-2). */
export function SavedCards({customerId}: {customerId: string}) {
  const t = useTranslate()
  const {data, isError, refetch} = useCustomerRecord(customerId)
  const deleteCard = useDeleteCard(customerId)
  if (!data) {
    return isError ? (
      <div role="alert" className={styles.message}>
        <p>{t('error.generic')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    ) : (
      <p role="status">{t('common.loading')}</p>
    )
  }
  const cards = savedCardsOf(data)
  const remove = async (id: string) => {
    await deleteCard(id)
    showToast({title: t('payment.saved.deleted'), status: 'success'})
  }
  return (
    <div className={styles.message}>
      {cards.length === 0 ? (
        <p>{t('payment.saved.none')}</p>
      ) : (
        <ul className={styles.list}>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} remove={() => remove(card.id)} />
          ))}
        </ul>
      )}
      <p className={styles.how}>{t('payment.saved.how')}</p>
    </div>
  )
}
