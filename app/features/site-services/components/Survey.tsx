import {useEffect, useRef, useState} from 'react'
import {recordOf} from '@config/scripts/records'
import {isGranted, useGrantedClasses} from '@app/features/consent/public/tracking-consent'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {surveyMessageOf} from '../model/survey-message'
import styles from './Survey.module.css'

/** Rights of the survey's frame: its own scripts and forms, no access to the shop, no windows and no navigation of it. */
const RIGHTS = 'allow-scripts allow-forms allow-same-origin'

type State = 'waiting' | 'shown' | 'gone'

/** Address of the survey with the site and the language; it gets nothing about the shopper or the order. */
function addressFor(frame: string, site: string, locale: string): string {
  const address = new URL(frame)
  address.searchParams.set('site', site)
  address.searchParams.set('locale', locale)
  return address.href
}

interface FrameProps {
  /** Address of the service. */
  frame: string
}

/** The frame, which appears when the survey reports that it is ready, and goes when it ends or never reports. */
function SurveyFrame({frame}: FrameProps) {
  const t = useTranslate()
  const {site, locale} = useShop()
  const element = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>('waiting')
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now === 'waiting' ? 'gone' : now)),
      recordOf('survey').timeoutMs,
    )
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== element.current?.contentWindow) return
      if (event.origin !== new URL(frame).origin) return
      const message = surveyMessageOf(event.data)
      if (message?.type === 'ready') {
        setHeight(message.height)
        setState('shown')
      }
      if (message?.type === 'done') setState('gone')
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
  }, [frame])
  if (state === 'gone') return null
  return (
    <section
      className={state === 'shown' ? styles.survey : styles.waiting}
      aria-label={t('survey.title')}
    >
      <iframe
        ref={element}
        className={styles.frame}
        title={t('survey.title')}
        src={addressFor(frame, site.id, locale.id)}
        sandbox={RIGHTS}
        referrerPolicy="no-referrer"
        height={height}
      />
    </section>
  )
}

/** The survey after an order, with consent on sites that have one (rule SCRIPT-9). */
export function Survey() {
  const frame = useShop().site.services.survey?.frame
  const granted = useGrantedClasses()
  return frame && granted !== '' && isGranted(recordOf('survey').consent) ? (
    <SurveyFrame frame={frame} />
  ) : null
}
