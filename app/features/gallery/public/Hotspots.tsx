import {useState, type KeyboardEvent} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {classNames} from '@app/shared/ui/class-names'
import {Icon} from '@app/shared/ui/Icon'
import type {Hotspot} from './rich-content'
import styles from './Hotspots.module.css'

interface CardProps {
  hotspot: Hotspot
  onClose: () => void
}

function Card({hotspot: {label, text, productId, href}, onClose}: CardProps) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const paths = usePaths()
  const to = productId ? paths.product(productId) : href && paths.fromContent(href)
  return (
    <div className={styles.card}>
      <p className={styles.label} {...languageOf(label)}>
        {label}
      </p>
      {text && (
        <p className={styles.text} {...languageOf(text)}>
          {text}
        </p>
      )}
      {to && (
        <AppLink className={styles.link} to={to}>
          {t(productId ? 'product.hotspot.product' : 'common.readMore')}
          <Icon name="arrow-right" size={16} />
        </AppLink>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('common.close')}
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}

/**
 * Labelled points on a picture (rule PROD-9). They load after the page, since only scripts may set their
 * position: the picture below them does not move. Default export: loaded then.
 */
export default function Hotspots({hotspots}: {hotspots: readonly Hotspot[]}) {
  const t = useTranslate()
  const [open, setOpen] = useState<number | null>(null)
  const shown = open === null ? undefined : hotspots[open]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return
    event.stopPropagation()
    setOpen(null)
  }
  return (
    // Escape closes the card wherever the focus is inside.
    <div role="presentation" className={styles.layer} onKeyDown={onKeyDown}>
      <ul>
        {hotspots.map(({x, y, label}, index) => (
          <li key={label} className={styles.place} style={{left: `${x}%`, top: `${y}%`}}>
            <button
              type="button"
              className={classNames(styles.spot, open === index && styles.open)}
              aria-label={t('product.hotspot.show', {label})}
              aria-expanded={open === index}
              onClick={() => setOpen(open === index ? null : index)}
            />
          </li>
        ))}
      </ul>
      {shown && <Card hotspot={shown} onClose={() => setOpen(null)} />}
    </div>
  )
}
