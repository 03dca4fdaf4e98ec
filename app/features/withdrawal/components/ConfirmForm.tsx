import {useState, type FormEvent} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFailure} from '@app/shared/ui/form/FormFrame'
import pageStyles from '@app/shared/form/FormPage.module.css'
import {wholeName, type WithdrawalDetails} from '../model/withdrawal-details'
import {
  goodsInWords,
  stateOf,
  WHOLE,
  type GoodsChoice as Choice,
  type WithdrawalOrder,
} from '../model/withdrawal-goods'
import {useConfirm, type Receipt} from '../use-confirm'
import {GoodsChoice} from './GoodsChoice'
import {OrderNotice} from './OrderNotice'
import {StepHead} from './StepHead'
import {Summary} from './Summary'
import styles from './Withdrawal.module.css'

interface ConfirmFormProps {
  details: WithdrawalDetails
  order: WithdrawalOrder | null
  onBack: () => void
  /** The order as it is after a withdrawal in another tab. */
  onChanged: (order: WithdrawalOrder | null) => void
  onReceived: (receipt: Receipt) => void
}

/** Second step: the goods, all that will be sent, and the button that the law names. */
export function ConfirmForm({details, order, onBack, onChanged, onReceived}: ConfirmFormProps) {
  const t = useTranslate()
  const {market} = useShop()
  const [choice, setChoice] = useState<Choice>(WHOLE)
  const [isEmpty, setEmpty] = useState(false)
  const {busy, failure, forget, confirm} = useConfirm({details, order, onChanged, onReceived})
  const change = (next: Choice) => {
    setEmpty(false)
    forget()
    setChoice(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const nothing = choice.part === 'parts' && goodsInWords(choice, order) === ''
    setEmpty(nothing)
    if (!busy && !nothing) confirm(choice)
  }
  const isOver = order !== null && stateOf(order) === 'nothing'
  return (
    <form
      method="post"
      className={pageStyles.form}
      noValidate
      aria-labelledby="withdrawal-step"
      onSubmit={submit}
    >
      <StepHead number={2} title={t('withdrawal.goods')} focused />
      <OrderNotice order={order} />
      {!isOver && (
        <GoodsChoice
          order={order}
          choice={choice}
          onChange={change}
          error={isEmpty ? t('withdrawal.missing') : undefined}
        />
      )}
      <Summary
        rows={[
          [t('withdrawal.name'), wholeName(details, market)],
          [t('confirmation.orderNo'), details.orderNo],
          [t('address.email'), details.email],
        ]}
      />
      <FormFailure>{failure}</FormFailure>
      <div className={styles.ways}>
        {!isOver && (
          <Button type="submit" busy={busy}>
            {market.withdrawal?.online?.confirm}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {t('common.back')}
        </Button>
      </div>
    </form>
  )
}
