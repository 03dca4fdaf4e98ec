import {useState, type FormEvent} from 'react'
import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {useAction} from '@app/features/faults/public/use-action'
import type {Basket} from '@app/features/basket/public/basket'
import {GIFT_MESSAGE_LENGTH, giftMessageOf} from '@app/features/basket/public/delivery'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import styles from './GiftMessage.module.css'

/** The gift message of the basket (rule BASKET-18). */
export function GiftMessage({basket}: {basket: Basket}) {
  const t = useTranslate()
  const {basketId = ''} = basket
  const {mutateAsync: updateBasket} = useShopperBasketsV2Mutation('updateBasket')
  const saved = giftMessageOf(basket)
  // Null while the field shows the saved message, which another tab or device may change.
  const [edited, setEdited] = useState<string | null>(null)
  const text = edited ?? saved
  const [status, setStatus] = useState('')
  const {busy, run} = useAction(async () => {
    const change = {parameters: {basketId}, body: {c_giftMessage: text.trim()}}
    const changed = giftMessageOf(await updateBasket(change))
    setEdited(null)
    setStatus(t(changed ? 'cart.gift.saved' : 'cart.gift.removed'))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <details className={styles.gift} open={saved !== '' || undefined}>
      <summary className={styles.summary}>
        {t('cart.gift.title')}
        <Icon name="chevron-down" size={18} className={styles.sign} />
      </summary>
      <form method="post" className={styles.form} onSubmit={submit}>
        <label htmlFor="gift-message" className={styles.label}>
          {t('cart.gift.label')}
        </label>
        <textarea
          id="gift-message"
          rows={3}
          className={styles.text}
          value={text}
          maxLength={GIFT_MESSAGE_LENGTH}
          aria-describedby="gift-message-help"
          onChange={(event) => {
            setEdited(event.target.value)
            setStatus('')
          }}
        />
        <p id="gift-message-help" className={styles.help}>
          {t('cart.gift.help', {left: GIFT_MESSAGE_LENGTH - text.length})}
        </p>
        <Button type="submit" variant="secondary" busy={busy} disabled={text.trim() === saved}>
          {t('cart.gift.save')}
        </Button>
        <p role="status" className={styles.help}>
          {status}
        </p>
      </form>
    </details>
  )
}
