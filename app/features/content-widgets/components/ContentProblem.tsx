import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import styles from './ContentProblem.module.css'

/** Shown in the place of a slot or page that could not be read; nothing on sites that hide it (rule CONTENT-18). */
export function ContentProblem({id, detail}: {id: string; detail?: string}) {
  const t = useTranslate()
  const {site} = useShop()
  if (site.features.contentErrors === false) return null
  return (
    <div role="alert" className={styles.problem}>
      <p>{t('content.failed', {id})}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
