import {useTranslate} from '@app/shared/i18n/messages'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {PageComponent} from '@app/shared/lib/page'

const ContentPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('content.loading')} />
      <h1>{t('content.loading')}</h1>
    </>
  )
}

export default ContentPage
