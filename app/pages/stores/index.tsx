import {storesQuery} from '@app/features/stores/api/get-stores'
import {StoreFinder} from '@app/features/stores/components/StoreFinder'
import {parseStoreSearch, STORE_PARAMETERS} from '@app/features/stores/model/store-search'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {usePaths} from '@app/shared/lib/use-paths'
import {PageMeta} from '@app/shared/ui/PageMeta'

/** `/stores`; not found on a site without stores (rule STORE-2). */
const StoresPage: PageComponent = () => {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <>
      <PageMeta
        title={t('header.findStore')}
        description={t('stores.description')}
        canonical={paths.stores()}
      />
      <StoreFinder page={StoresPage} />
    </>
  )
}

StoresPage.queries = ({shop, search}) => [storesQuery(shop, parseStoreSearch(search))]

StoresPage.parameters = () => STORE_PARAMETERS
StoresPage.tags = () => ['stores']

export default StoresPage
