import {useLocation} from 'react-router-dom'
import {useRouteParams} from '@app/shared/lib/use-route-params'
import {storeQuery} from '@app/features/stores/api/get-stores'
import {StoreDetail} from '@app/features/stores/components/StoreDetail'
import {ownCountriesOf} from '@app/features/stores/model/country'
import {parseStoreSearch} from '@app/features/stores/model/store-search'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'
import {useCriticalQuery} from '@app/shared/lib/use-critical-query'
import {usePaths} from '@app/shared/lib/use-paths'
import {PageMeta} from '@app/shared/ui/PageMeta'

/** `/stores/{id}`: the page of one store (rule STORE-9). */
const StorePage: PageComponent = () => {
  const t = useTranslate()
  const paths = usePaths()
  const shop = useShop()
  const {storeId = ''} = useRouteParams()
  const {productId} = parseStoreSearch(new URLSearchParams(useLocation().search))
  const {data} = useCriticalQuery(storeQuery(shop, {id: storeId, productId}), {page: StorePage})
  if (!data) return null
  const {store, product} = data
  const {name, street, postalCode, city, countryCode} = store
  return (
    <>
      <PageMeta
        title={name}
        description={t('stores.store.description', {
          name,
          address: `${street}, ${postalCode} ${city}`,
        })}
        canonical={paths.store(store.id)}
        noIndex={!ownCountriesOf(shop.site).includes(countryCode)}
      />
      <StoreDetail store={store} product={product} />
    </>
  )
}

StorePage.queries = ({shop, params, search}) => [
  storeQuery(shop, {
    id: params.storeId ?? '',
    productId: parseStoreSearch(search).productId,
  }),
]

StorePage.parameters = () => ['pid']

StorePage.tags = ({params}) => ['stores', `store:${params.storeId ?? ''}`]

export default StorePage
