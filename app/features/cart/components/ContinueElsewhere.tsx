import {useState} from 'react'
import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import {Quiet} from '@app/shared/ui/Deferred'
import {Icon} from '@app/shared/ui/Icon'
import styles from './GiftMessage.module.css'

const BasketLinkForm = loadable(() => import('./BasketLinkForm'), {ssr: false})

/** Offers a link that continues the basket on another device (rule BASKET-27); its form loads when it is opened. */
export function ContinueElsewhere() {
  const t = useTranslate()
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.gift} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>
        {t('cart.link.title')}
        <Icon name="chevron-down" size={18} className={styles.sign} />
      </summary>
      {opened && (
        <Quiet>
          <BasketLinkForm />
        </Quiet>
      )}
    </details>
  )
}
