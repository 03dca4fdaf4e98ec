import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import type {IconName} from '@app/shared/ui/icon-shapes'
import styles from './AccountPreview.module.css'

const parts: readonly {icon: IconName; text: MessageId}[] = [
  {icon: 'truck', text: 'account.placeholder.orders'},
  {icon: 'pin', text: 'account.placeholder.addresses'},
  {icon: 'shield', text: 'account.placeholder.warranty'},
]

/** Describes what an account will offer and where the shopper can get help today. */
export function AccountPreview() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <>
      <ul className={styles.parts}>
        {parts.map(({icon, text}) => (
          <li key={text} className={styles.part}>
            <Icon name={icon} size={28} />
            {t(text)}
          </li>
        ))}
      </ul>
      <p>
        <AppLink to={paths.customerService()} className={styles.help}>
          {t('account.placeholder.help')}
        </AppLink>
      </p>
    </>
  )
}
