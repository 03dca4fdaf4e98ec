import {useTranslate} from '@app/shared/i18n/messages'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {PageComponent} from '@app/shared/lib/page'

const CountrySelectorPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('countrySelector.title')} />
      <h1>{t('countrySelector.title')}</h1>
    </>
  )
}

export default CountrySelectorPage
