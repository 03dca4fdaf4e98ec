import {useTranslate} from '@app/shared/i18n/messages'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {PageComponent} from '@app/shared/lib/page'

const NotFoundPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('notFound.en.title')} />
      <h1>{t('notFound.en.title')}</h1>
    </>
  )
}

NotFoundPage.status = 404

export default NotFoundPage
