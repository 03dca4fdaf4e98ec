import {LinePicture} from '@app/features/basket/public/LinePicture'
import type {LineProduct} from '@app/features/basket/public/line-product'
import {useTranslate} from '@app/shared/i18n/messages'
import {SelectField} from '@app/shared/ui/form/SelectField'
import type {WithdrawalLine} from '../model/withdrawal-goods'
import styles from './Withdrawal.module.css'

interface GoodsLineProps {
  line: WithdrawalLine
  product?: LineProduct
  /** Chosen units; null when the whole order is chosen. */
  units: number | null
  onChange: (units: number) => void
}

/** A line of the order: how many units are withdrawn, and what the law says about them. */
export function GoodsLine({line, product, units, onChange}: GoodsLineProps) {
  const t = useTranslate()
  const {open, quantity, excluded, sealed} = line
  const name = product?.name ?? line.productName
  const options = Array.from({length: open + 1}, (_, index) => ({
    value: String(index),
    label: index === 0 ? t('returns.keep') : String(index),
  }))
  return (
    <li className={styles.line}>
      <LinePicture product={product} width={72} className={styles.picture} />
      <div className={styles.goods}>
        <p className={styles.name}>
          {units === null || open === 0 ? `${quantity} × ${name}` : name}
        </p>
        {excluded && <p className={styles.note}>{t(`withdrawal.excluded.${excluded}`)}</p>}
        {!excluded && open === 0 && <p className={styles.note}>{t('withdrawal.line.done')}</p>}
        {sealed && open > 0 && <p className={styles.note}>{t('withdrawal.sealed')}</p>}
        {units !== null && open > 0 && (
          <SelectField
            label={t('product.quantity')}
            aria-label={t('withdrawal.quantity', {name})}
            value={String(units)}
            onChange={({target}) => onChange(Number(target.value))}
            options={options}
          />
        )}
      </div>
    </li>
  )
}
