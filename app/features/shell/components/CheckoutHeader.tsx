import {useLocation} from 'react-router-dom'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {overridable} from '@app/shared/lib/overrides'
import {routeOf} from '@app/shared/lib/route-of'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {Logo} from './Logo'
import styles from './CheckoutHeader.module.css'

/** Link of registered customers to their account. */
function AccountLink() {
  const t = useTranslate()
  const paths = usePaths()
  if (useCommerceState().kind !== 'registered') return null
  return (
    <AppLink to={paths.account()} className={styles.account}>
      <Icon name="user" size={20} />
      {t('header.myAccount')}
    </AppLink>
  )
}

/**
 * Header of checkout, confirmation and cancellation (rule FRAME-5): the logo is its only link, besides the
 * account on the confirmation.
 */
export function DefaultCheckoutHeader() {
  const t = useTranslate()
  const {pathname} = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <div className={styles.end}>
          {routeOf(pathname) === 'confirmation' && <AccountLink />}
          <p className={styles.secure}>
            <Icon name="lock" size={20} />
            {t('header.secureCheckout')}
          </p>
        </div>
      </div>
    </header>
  )
}

/** Replaceable by `overrides/<SITE>/components/shell/CheckoutHeader.tsx`. */
export const CheckoutHeader = overridable('shell/CheckoutHeader', DefaultCheckoutHeader)
