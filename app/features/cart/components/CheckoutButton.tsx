import type {MouseEvent} from 'react'
import {useHistory} from 'react-router-dom'
import {useAction} from '@app/features/faults/public/use-action'
import {useBasketContext} from '@app/features/basket/public/basket'
import {validateBasket} from '../api/validate-basket'
import {needsOwnDocument} from '@common/routes'
import {openDocument} from '@app/shared/lib/open-document'
import {useConnection} from '@app/shared/lib/connection'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import styles from './CartSummary.module.css'

/** True for a press that opens the link in this tab. */
const isPlain = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

interface CheckoutButtonProps {
  blocked: boolean
  /** Changes of lines wait for a connection: they are sent first. */
  waiting: boolean
}

/**
 * The way to the checkout. The backend checks the basket first (rule BASKET-22); a line with a problem keeps
 * the shopper in the cart, which shows it.
 */
export function CheckoutButton({blocked, waiting}: CheckoutButtonProps) {
  const t = useTranslate()
  const {online} = useConnection()
  const paths = usePaths()
  const history = useHistory()
  const context = useBasketContext()
  const check = useAction(async () => {
    // A check that fails does not close the shop: the checkout checks the order again.
    const isValid = await validateBasket(context).catch(() => true)
    const path = paths.checkout()
    if (!isValid) return false
    if (needsOwnDocument(path)) openDocument(path)
    else history.push(path)
    return true
  })
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    void check.run()
  }
  const warning = blocked ? 'cart.blocked' : 'cart.checkProblems'
  return (
    <>
      {(blocked || check.result === false) && (
        <p id="cart-blocked" role="alert" className={styles.blocked}>
          {t(warning)}
        </p>
      )}
      {blocked ? (
        <Button block disabled aria-describedby="cart-blocked">
          {t('cart.checkout')}
        </Button>
      ) : (
        <ButtonLink
          block
          busy={check.busy || (waiting && online)}
          to={paths.checkout()}
          onClick={press}
        >
          {t('cart.checkout')}
        </ButtonLink>
      )}
    </>
  )
}
