import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import type {Saving} from '@app/features/basket/public/savings'
import styles from './SavingNote.module.css'

/** What promotions take off one line: an amount and the promotion for each of them. */
export function SavingNotes({savings}: {savings: readonly Saving[]}) {
  const t = useTranslate()
  const {money} = usePriceText()
  return (
    <>
      {savings.map(({promotionId, text, amount}) => (
        <p key={promotionId ?? text} className={styles.saving}>
          <Icon name="check" size={16} />
          {t('cart.item.saving', {
            amount: money(amount),
            promotion: text || t('cart.discount'),
          })}
        </p>
      ))}
    </>
  )
}
