import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {overridable} from '@app/shared/lib/overrides'
import type {ShellContent} from '@app/features/content/public/shell-content'
import styles from './MessageBar.module.css'

/** One-line message above the header (content asset `pwa_message_bar`). */
export function DefaultMessageBar({message}: {message: NonNullable<ShellContent['messageBar']>}) {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <aside className={styles.bar} aria-label={t('messageBar.label')}>
      {message.href ? (
        <AppLink to={paths.fromContent(message.href)} className={styles.text}>
          {message.text}
        </AppLink>
      ) : (
        <p className={styles.text}>{message.text}</p>
      )}
    </aside>
  )
}

/** Replaceable by `overrides/<SITE>/components/shell/MessageBar.tsx`. */
export const MessageBar = overridable('shell/MessageBar', DefaultMessageBar)
