import {PageFailure} from '@app/features/shell/components/PageFailure'
import {sitesQuery, useSites} from '@app/features/sites/api/get-sites'
import {CountryList} from '@app/features/sites/components/CountryList'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {usePaths} from '@app/shared/lib/use-paths'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PlainPage} from '@app/shared/ui/PlainPage'

const CountrySelectorPage: PageComponent = () => {
  const t = useTranslate()
  const paths = usePaths()
  const {data: directory, error, refetch} = useSites()
  if (error) return <PageFailure error={error} onRetry={refetch} />
  return (
    <>
      <PageMeta
        title={t('meta.countrySelector.title')}
        description={t('countrySelector.text')}
        canonical={paths.countrySelector()}
      />
      <PlainPage title={t('countrySelector.title')} text={t('countrySelector.text')}>
        {directory && <CountryList sites={directory.sites} />}
      </PlainPage>
    </>
  )
}

CountrySelectorPage.queries = ({shop}) => [sitesQuery(shop)]

export default CountrySelectorPage
