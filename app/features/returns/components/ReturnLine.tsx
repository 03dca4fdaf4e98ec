import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {LinePicture} from '@app/features/basket/public/LinePicture'
import type {LineProduct} from '@app/features/basket/public/line-product'
import type {CareLine} from '@app/features/order/public/order-care'
import type {LineChoice} from '../model/return-choice'
import styles from './Returns.module.css'

const REASONS: Readonly<Record<string, MessageId>> = {
  changed_mind: 'returns.reason.changedMind',
  does_not_fit: 'returns.reason.doesNotFit',
  not_as_described: 'returns.reason.notAsDescribed',
  damaged: 'returns.reason.damaged',
  wrong_item: 'returns.reason.wrongItem',
  too_late: 'returns.reason.tooLate',
}

interface ReturnLineProps {
  line: CareLine
  currency: string
  product?: LineProduct
  reasons: readonly string[]
  choice: LineChoice
  onChange: (choice: LineChoice) => void
  /** The line is chosen and has no reason. */
  invalid: boolean
}

/** A line with the quantity and the reason of its return. */
export function ReturnLine(props: ReturnLineProps) {
  const {line, currency, product, reasons, choice, onChange, invalid} = props
  const t = useTranslate()
  const {money} = usePriceText(currency)
  const {itemId, refunds} = line
  const name = product?.name ?? line.productName
  const quantities = refunds.map((_, index) => String(index + 1))
  return (
    <li className={styles.line}>
      <LinePicture product={product} width={72} className={styles.picture} />
      <div className={styles.choice}>
        <p className={styles.name}>{name}</p>
        <div className={styles.fields}>
          <SelectField
            label={t('product.quantity')}
            aria-label={t('returns.quantity', {name})}
            value={String(choice.quantity)}
            onChange={({target}) => onChange({...choice, quantity: Number(target.value)})}
            options={[
              {value: '0', label: t('returns.keep')},
              ...quantities.map((value) => ({value, label: value})),
            ]}
          />
          {choice.quantity > 0 && (
            <SelectField
              id={`reason-${itemId}`}
              label={t('returns.reason')}
              placeholder={t('returns.reason.choose')}
              value={choice.reason}
              onChange={({target}) => onChange({...choice, reason: target.value})}
              options={reasons.map((reason) => {
                const id = REASONS[reason]
                return {value: reason, label: id ? t(id) : reason}
              })}
              error={invalid ? t('returns.reason.missing') : undefined}
            />
          )}
        </div>
      </div>
      <p className={styles.amount}>
        {choice.quantity > 0 && money(refunds[choice.quantity - 1] ?? 0)}
      </p>
    </li>
  )
}
