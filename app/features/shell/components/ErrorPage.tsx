import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'

interface ErrorPageProps {
  status: number
  message: string
  correlationId?: string
}

/** The page that is shown instead of one that failed (spec 8). */
export function ErrorPage({status, message}: ErrorPageProps) {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <section>
      <h1>{status === 404 ? message : t('error.page.title')}</h1>
      <p>{message}</p>
      <ButtonLink to={paths.home()}>{t('error.page.home')}</ButtonLink>
    </section>
  )
}
