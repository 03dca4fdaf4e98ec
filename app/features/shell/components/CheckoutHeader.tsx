import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {overridable} from '@app/shared/lib/overrides'
import {Logo} from './Logo'
import styles from './CheckoutHeader.module.css'

/** Header of checkout and confirmation: the logo is its only link (rule FRAME-5). */
export function DefaultCheckoutHeader() {
  const t = useTranslate()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <p className={styles.secure}>
          <Icon name="lock" size={20} />
          {t('header.secureCheckout')}
        </p>
      </div>
    </header>
  )
}

/** Replaceable by `overrides/<SITE>/components/shell/CheckoutHeader.tsx`. */
export const CheckoutHeader = overridable('shell/CheckoutHeader', DefaultCheckoutHeader)
