import {useLineProducts} from '@app/features/basket/public/LinePicture'
import {useTranslate} from '@app/shared/i18n/messages'
import {RadioCards} from '@app/shared/ui/form/RadioCards'
import {TextArea} from '@app/shared/ui/form/TextArea'
import type {GoodsChoice as Choice, WithdrawalOrder} from '../model/withdrawal-goods'
import {GoodsLine} from './GoodsLine'
import styles from './Withdrawal.module.css'

interface GoodsChoiceProps {
  /** Null when it is not known: the goods are then written. */
  order: WithdrawalOrder | null
  choice: Choice
  onChange: (choice: Choice) => void
  error: string | undefined
}

/** The whole order, or parts of it. */
export function GoodsChoice({order, choice, onChange, error}: GoodsChoiceProps) {
  const t = useTranslate()
  const lines = order?.lines ?? []
  const {data: products} = useLineProducts(lines.map(({productId}) => productId))
  const isWhole = choice.part === 'whole'
  return (
    <>
      <RadioCards
        id="withdrawal-part"
        name="part"
        legend={t('withdrawal.goods')}
        legendHidden
        options={[
          {value: 'whole', title: t('withdrawal.whole')},
          {value: 'parts', title: t('withdrawal.parts')},
        ]}
        value={choice.part}
        onChange={({target}) =>
          onChange({...choice, part: target.value === 'parts' ? 'parts' : 'whole'})
        }
        error={order ? error : undefined}
      />
      {order ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <GoodsLine
              key={line.itemId}
              line={line}
              product={products?.[line.productId]}
              units={isWhole ? null : (choice.units[line.itemId] ?? 0)}
              onChange={(units) =>
                onChange({...choice, units: {...choice.units, [line.itemId]: units}})
              }
            />
          ))}
        </ul>
      ) : (
        !isWhole && (
          <TextArea
            id="withdrawal-words"
            rows={3}
            maxLength={2000}
            label={t('withdrawal.words')}
            value={choice.words}
            onChange={({target}) => onChange({...choice, words: target.value})}
            error={error}
          />
        )
      )}
    </>
  )
}
