import {useQuery} from '@tanstack/react-query'
import {useParams} from 'react-router-dom'
import {CategoryView} from '@app/features/catalog/components/CategoryView'
import {bannerQuery} from '@app/features/catalog/api/get-banner'
import {categoryQuery} from '@app/features/catalog/api/get-category'
import {listingQuery} from '@app/features/catalog/api/get-listing'
import {LISTING_PARAMETERS, parseListingRequest} from '@app/features/catalog/model/listing-request'
import type {PageComponent} from '@app/shared/lib/page'
import {useCriticalQuery} from '@app/shared/lib/use-critical-query'
import {useShop} from '@app/shared/lib/shop-context'

/** The last part of the path is the category; what stands before it is for the reader. */
const categoryIdOf = ({categoryPath = ''}: Readonly<Record<string, string | undefined>>): string =>
  categoryPath.split('/').filter(Boolean).pop() ?? ''

/** Category listing (spec 2 "Routes"). */
const CategoryPage: PageComponent = () => {
  const shop = useShop()
  const categoryId = categoryIdOf(useParams())
  const {data: category} = useCriticalQuery(categoryQuery(shop, categoryId), {page: CategoryPage})
  const {data: banner} = useQuery(bannerQuery(shop, categoryId))
  return (
    <CategoryView
      key={categoryId}
      categoryId={categoryId}
      category={category}
      banner={banner ?? null}
      page={CategoryPage}
    />
  )
}

CategoryPage.queries = ({shop, params, search}) => {
  const categoryId = categoryIdOf(params)
  return [
    categoryQuery(shop, categoryId),
    listingQuery(shop, parseListingRequest(search, categoryId)),
    bannerQuery(shop, categoryId),
  ]
}

CategoryPage.parameters = () => LISTING_PARAMETERS
CategoryPage.tags = ({params}) => ['listing', `category:${categoryIdOf(params)}`]

export default CategoryPage
