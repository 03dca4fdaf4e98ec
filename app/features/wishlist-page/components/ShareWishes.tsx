import {useState} from 'react'
import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import {Quiet} from '@app/shared/ui/Deferred'
import {Icon} from '@app/shared/ui/Icon'
import styles from './ShareWishes.module.css'

const ShareForm = loadable(() => import('./ShareForm'), {ssr: false})

/** Offers a link that shows the list to friends (rule WISH-10); its form loads when it is opened. */
export function ShareWishes() {
  const t = useTranslate()
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.share} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>
        {t('wishlist.share.title')}
        <Icon name="chevron-down" size={18} className={styles.sign} />
      </summary>
      {opened && (
        <Quiet>
          <ShareForm />
        </Quiet>
      )}
    </details>
  )
}
