import {useBusinessMode} from '@app/features/account/public/business-mode'
import {sectionPath, sectionTitle, useAccountConfig} from '@app/features/account/public/sections'
import {useSignOut} from '@app/features/sign-in/public/use-sign-out'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import styles from './AccountMenu.module.css'

/** Links to the configured sections and "Log Out" (rule ACCT-16). Default export: loaded for signed-in customers only. */
export default function AccountMenu() {
  const t = useTranslate()
  const paths = usePaths()
  const isBusiness = useBusinessMode()
  const {busy, signOut} = useSignOut()
  const {menuLinks = []} = useAccountConfig() ?? {}
  return (
    <div className={styles.menu}>
      <ul className={styles.links}>
        {menuLinks.map((section) => (
          <li key={section}>
            <AppLink to={sectionPath(section, paths)} className={styles.link}>
              {t(sectionTitle(section, isBusiness))}
            </AppLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.link}
            aria-disabled={busy || undefined}
            onClick={() => signOut()}
          >
            {t('account.logOut')}
          </button>
        </li>
      </ul>
    </div>
  )
}
