import {useEffect, useRef} from 'react'
import {useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Flag} from '@app/shared/ui/Flag'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import {localeChoices} from '../model/locale-choices'
import {siteName} from './site-names'
import styles from './LocaleSelector.module.css'

/** Closes the open list on a press elsewhere and on Escape. */
function useDismiss() {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onPointerDown = ({target}: PointerEvent) => {
      const element = details.current
      if (element?.open && target instanceof Node && !element.contains(target)) element.open = false
    }
    const onKeyDown = ({key}: KeyboardEvent) => {
      const element = details.current
      if (key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return details
}

/**
 * Selector of country and language (rule SITE-7): a list of the site's locales and "Other region", or a
 * link to the country selector where the site has one locale. Another locale requires a page load.
 */
export function LocaleSelector({align = 'end', up}: {align?: 'start' | 'end'; up?: boolean}) {
  const t = useTranslate()
  const paths = usePaths()
  const {site, market, locale} = useShop()
  const {pathname, search} = useLocation()
  const details = useDismiss()
  const choices = localeChoices(site, locale, pathname + search)
  const country = siteName(site, locale.id, t)
  const label = t('localeSelector.current', {country, language: locale.name})

  if (choices.length === 0) {
    return (
      <a
        href={paths.countrySelector()}
        className={styles.trigger}
        // The accessible name contains the visible text, so that voice control works.
        aria-label={[site.countryCode, label].filter(Boolean).join(': ')}
      >
        <Flag flag={market.flag} />
        <span translate="no">{site.countryCode ?? country}</span>
      </a>
    )
  }
  return (
    <details ref={details} className={styles.selector}>
      <summary className={styles.trigger} aria-label={label}>
        <Flag flag={market.flag} />
        <span>{locale.name}</span>
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </summary>
      <ul className={classNames(styles.list, styles[align], up && styles.up)}>
        {choices.map(({id, name, href, current}) => (
          <li key={id}>
            <a
              href={href}
              lang={id}
              hrefLang={id}
              aria-current={current || undefined}
              className={styles.choice}
            >
              {name}
              {current && <Icon name="check" size={18} />}
            </a>
          </li>
        ))}
        <li className={styles.other}>
          <a href={paths.countrySelector()} className={styles.choice}>
            {t('localeSelector.otherRegion')}
            <Icon name="globe" size={18} />
          </a>
        </li>
      </ul>
    </details>
  )
}
