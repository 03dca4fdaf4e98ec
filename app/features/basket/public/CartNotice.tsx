import type {ReactNode} from 'react'
import styles from './CartNotice.module.css'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'

interface CartNoticeProps {
  title: string
  text?: string
  /** Links or buttons for the next step. */
  children: ReactNode
}

/** Shown instead of the cart when there is no cart to show: a message and the next steps. */
export function CartNotice({title, text, children}: CartNoticeProps) {
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}

/** Cart and checkout page of a site without sales (rule SITE-3). */
export function ContentOnlyCart() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <CartNotice title={t('cart.contentOnly.title')} text={t('cart.contentOnly.text')}>
      <ButtonLink to={paths.countrySelector()}>{t('cart.contentOnly.action')}</ButtonLink>
      <ButtonLink variant="secondary" to={paths.home()}>
        {t('common.backToHome')}
      </ButtonLink>
    </CartNotice>
  )
}
