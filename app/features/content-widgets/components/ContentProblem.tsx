import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import styles from './ContentProblem.module.css'

/** Status in a reason of the server, such as `Failure 401: Unauthorized`. */
const NAMED_STATUS = /\b([45]\d{2})\b/

/** The server's reason, which is English, in the shopper's language. */
function reasonOf(detail: string, t: Translate): string {
  const status = NAMED_STATUS.exec(detail)?.[1]
  return status ? t('content.reason.status', {status}) : t('content.reason.other')
}

/** Shown in the place of a slot or page that could not be read; nothing on sites that hide it (rule CONTENT-18). */
export function ContentProblem({id, detail}: {id: string; detail?: string}) {
  const t = useTranslate()
  const {site} = useShop()
  if (site.features.contentErrors === false) return null
  return (
    <div role="alert" className={styles.problem}>
      <p>{t('content.failed', {id})}</p>
      {detail && <p className={styles.detail}>{reasonOf(detail, t)}</p>}
    </div>
  )
}
