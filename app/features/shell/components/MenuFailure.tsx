import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import styles from './SiteHeader.module.css'

/** Alert in place of the menu bar of wide windows when the menu cannot be read (rule FRAME-9). Default export: loaded then. */
export default function MenuFailure({onRetry}: {onRetry: () => void}) {
  const t = useTranslate()
  return (
    <div role="alert" className={styles.menuFailure}>
      <p>{t('menu.error')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
