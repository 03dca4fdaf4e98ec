import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {overridable} from '@app/shared/lib/overrides'
import styles from './Logo.module.css'

/** The logo mark: a tall tree and a small one. */
export function Mark({className}: {className?: string}) {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M13 2.5c5.2 4.6 7.4 9 7.4 12.9a7.4 7.4 0 0 1-6.5 7.35V29a.9.9 0 0 1-1.8 0v-6.25A7.4 7.4 0 0 1 5.6 15.4c0-3.9 2.2-8.3 7.4-12.9z"
      />
      <path
        fill="currentColor"
        opacity="0.62"
        d="M24.4 14.6c2.9 2.6 4.1 5 4.1 7.1a4.1 4.1 0 0 1-3.3 4.02V29a.8.8 0 0 1-1.6 0v-3.28a4.1 4.1 0 0 1-3.3-4.02c0-2.1 1.2-4.5 4.1-7.1z"
      />
    </svg>
  )
}

/** Mark and wordmark, or the picture of the site (rule SITE-12); a link to the home page. */
export function DefaultLogo() {
  const t = useTranslate()
  const paths = usePaths()
  const logo = useShop().site.pictures?.logo
  return (
    <AppLink to={paths.home()} className={styles.logo} aria-label={t('header.home')}>
      {logo ? (
        <img src={logo} alt="" height={34} className={styles.picture} />
      ) : (
        <>
          <Mark className={styles.mark} />
          <span className={styles.word} translate="no">
            {t('common.brand')}
          </span>
        </>
      )}
    </AppLink>
  )
}

/** Replaceable by `overrides/<SITE>/components/shell/Logo.tsx`. */
export const Logo = overridable('shell/Logo', DefaultLogo)
