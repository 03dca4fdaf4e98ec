import type {ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {ToastHost} from '@app/shared/ui/ToastHost'
import styles from './Shell.module.css'

/** What surrounds every page. */
export function Shell({children}: {children?: ReactNode}) {
  const t = useTranslate()
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('a11y.skipToContent')}
      </a>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ToastHost />
    </>
  )
}
