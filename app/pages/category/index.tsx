import loadable from '@loadable/component'
import {useMemo} from 'react'
import {useCategory} from '@salesforce/commerce-sdk-react'
import {useRouteParams} from '@app/shared/lib/use-route-params'
import {CategoryView} from '@app/features/catalog/components/CategoryView'
import {bannerQuery, useBanner} from '@app/features/catalog/api/get-banner'
import {categoryParameters, categoryQuery} from '@app/features/catalog/api/get-category'
import {categorySlotsQuery, useCategorySlots} from '@app/features/catalog/api/get-category-slots'
import {categoryListingQuery} from '@app/features/catalog/public/get-listing'
import {categoryOf} from '@app/features/catalog/public/category'
import {categoryPathOf, lastSegment} from '@app/features/catalog/model/category-path'
import {LISTING_PARAMETERS, parseListingRequest} from '@app/features/catalog/public/listing-request'
import {CompareSwitch} from '@app/features/compare/public/CompareSwitch'
import {RecommendationZone} from '@app/features/recommendations/public/RecommendationZone'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {useCritical} from '@app/shared/lib/use-critical-query'
import {useShop} from '@app/shared/lib/shop-context'
import {Deferred} from '@app/shared/ui/Deferred'

const PayLaterNote = loadable(() => import('@app/features/product/public/PayLaterNote'), {
  ssr: false,
})

/** Category listing, by ids or slugs (rule ROUTE-2). */
const CategoryPage: PageComponent = () => {
  const shop = useShop()
  const t = useTranslate()
  const path = categoryPathOf(useRouteParams())
  const {data} = useCritical(
    useCategory({parameters: categoryParameters(path)}, {staleTime: STATIC_STALE_TIME_MS}),
    {page: CategoryPage},
  )
  const category = useMemo(() => data && categoryOf(data), [data])
  const {data: banner} = useBanner(path)
  const {data: slots} = useCategorySlots(path)
  return (
    <CategoryView
      key={path.join('/')}
      category={category}
      banner={banner ?? null}
      slots={slots ?? {}}
      page={CategoryPage}
      tools={<CompareSwitch />}
    >
      {shop.site.services.payLater && (
        <Deferred>
          <PayLaterNote placement="category" />
        </Deferred>
      )}
      {category && (
        <RecommendationZone
          zone="category"
          anchor={{categoryId: category.id}}
          title={t('recommendations.forYou')}
          reason={t('recommendations.becauseOfCategory', {category: category.name})}
          inset
        />
      )}
    </CategoryView>
  )
}

CategoryPage.queries = ({shop, params, search}) => {
  const path = categoryPathOf(params)
  const request = parseListingRequest(search)
  return [categoryQuery(shop, path), categoryListingQuery(shop, request, path)]
}

/** Content around the listing: part of the server-rendered page, so that nothing moves. */
const CONTENT = {timeoutMs: 1500, cacheableWithout: false} as const

CategoryPage.parts = ({shop, params}) => {
  const path = categoryPathOf(params)
  return [
    {...bannerQuery(shop, path), ...CONTENT, name: 'banner'},
    {...categorySlotsQuery(shop, path), ...CONTENT, name: 'slots'},
  ]
}

CategoryPage.parameters = () => LISTING_PARAMETERS
CategoryPage.tags = ({params}) => ['listing', `category:${lastSegment(categoryPathOf(params))}`]

export default CategoryPage
