import {useTranslate} from '@app/shared/i18n/messages'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {PageComponent} from '@app/shared/lib/page'

const HomePage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('meta.home.title')} />
      <h1>{t('meta.home.title')}</h1>
    </>
  )
}

export default HomePage
