import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import styles from './auth.module.css'

/** Link to the registration of businesses, on sites with the business mode and such a page (rule CUST-7). */
export function BusinessRegistration() {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  const {businessRegistration: href, features} = site
  if (!features.business || !href) return null
  return (
    <p>
      {t('auth.business')}{' '}
      <AppLink to={paths.fromContent(href)} className={styles.link}>
        {t('auth.business.register')}
      </AppLink>
    </p>
  )
}
