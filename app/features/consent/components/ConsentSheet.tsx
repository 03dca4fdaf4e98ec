import {useEffect, useId, useRef} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {recordConsent} from '../public/tracking-consent'
import {isAskedAgain, stopAsking} from '../public/ask-again'
import styles from './ConsentSheet.module.css'

/** The question whether visits may be measured; the page stays usable beside it. Default export: lazy. */
export default function ConsentSheet() {
  const t = useTranslate()
  const paths = usePaths()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Focus moves to the heading only if the shopper opened the question; otherwise focus stays in
    // place.
    if (isAskedAgain()) heading.current?.focus()
  }, [])
  const answer = (doNotTrack: boolean | null) => {
    stopAsking()
    recordConsent(doNotTrack)
  }
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {t('consent.title')}
        </h2>
        <p>
          {t('consent.text')} <AppLink to={paths.privacyPolicy()}>{t('consent.privacy')}</AppLink>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => answer(true)}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={() => answer(false)}>
          {t('consent.accept')}
        </Button>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('common.close')}
        onClick={() => answer(null)}
      >
        <Icon name="close" size={20} />
      </button>
    </section>
  )
}
