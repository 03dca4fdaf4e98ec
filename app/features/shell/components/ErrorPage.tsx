import type {ReactNode} from 'react'
import loadable from '@loadable/component'
import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {NotFound} from './NotFound'
import {CONTENT_FAILED} from '@app/features/content/public/content'
import styles from './ErrorPage.module.css'

interface ErrorPageProps {
  /** HTTP status; 404 is the not-found page, every other status a server failure. */
  status: number
  /**
   * English message from the server: the title of a 404, that of a failed content page, or `HTTP Error {status}
   * occurred.` with the status of the backend, which may differ from that of the page.
   */
  message: string
  /** Id of the failed request in our logs. */
  correlationId?: string
  /** Repeats the failed read; without it the page is reloaded. */
  onRetry?: () => void
}

/** Loaded only for a product that is no longer sold. */
const Alternatives = loadable(() => import('./Alternatives'), {
  ssr: false,
})

const PRODUCT_NOT_FOUND = 'Product Not Found.'

interface FailureWords {
  title: string
  text: string
}

function failureWords(status: number, t: Translate): FailureWords {
  return status === 503
    ? {title: t('error.unavailable.title'), text: t('error.unavailable.text')}
    : {title: t('error.page.title'), text: t('error.page.text')}
}

/** Status in a message of the server. */
const NAMED_STATUS = /^HTTP Error (\d{3}) occurred\.$/

function Failure({status, message, correlationId, onRetry}: ErrorPageProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {title, text} = failureWords(status, t)
  return (
    <section className={styles.page}>
      <PageMeta title={t('meta.error.title')} noIndex />
      <p className={styles.status}>
        {message === CONTENT_FAILED
          ? t('content.error')
          : t('error.http', {status: NAMED_STATUS.exec(message)?.[1] ?? status})}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry ?? (() => window.location.reload())}>
          {t('error.page.retry')}
        </Button>
        <ButtonLink variant="secondary" to={paths.home()}>
          {t('error.page.home')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.customerService()}>
          {t('header.help')}
        </ButtonLink>
      </div>
      {correlationId && (
        <p className={styles.reference}>{t('error.page.reference', {id: correlationId})}</p>
      )}
    </section>
  )
}

/** Page that replaces a failed one (rule ERROR-7). */
export function ErrorPage(props: ErrorPageProps): ReactNode {
  const t = useTranslate()
  const {status, message} = props
  if (status !== 404) return <Failure {...props} />
  if (message !== PRODUCT_NOT_FOUND) return <NotFound />
  return (
    <>
      <NotFound title={t('error.productNotFound')} />
      <Alternatives />
    </>
  )
}
