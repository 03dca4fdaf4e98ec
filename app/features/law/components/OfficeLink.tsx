import type {Office} from '@config/markets/market'
import {useTranslate} from '@app/shared/i18n/messages'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import styles from './law.module.css'

/** An office of the country by its own name, with its address on the internet. */
export function OfficeLink({office: {name, link}}: {office: Office}) {
  const t = useTranslate()
  return (
    <p>
      <a href={link} target="_blank" rel="noopener" className={styles.link}>
        {name}
        <VisuallyHidden>{` ${t('a11y.opensInNewTab')}`}</VisuallyHidden>
      </a>
    </p>
  )
}
