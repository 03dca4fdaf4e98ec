/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {hydrate, type QueryClient} from '@tanstack/react-query'
import {screen, waitFor} from '@testing-library/react'
import {Route} from 'react-router-dom'
import {useCategory, useProduct, useProductSearch} from '@salesforce/commerce-sdk-react'
import {relativePaths} from '@common/paths'
import {categoryParameters} from '@app/features/catalog/api/get-category'
import {listingParameters} from '@app/features/catalog/public/get-listing'
import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import {productParameters} from '@app/features/product/api/get-product-answer'
import {sandboxShop, openSession} from '@app/features/session/testing/real-session'
import {loadPageData} from '@app/shared/lib/fetch-strategy'
import type {PageComponent} from '@app/shared/lib/page'
import {markFresh, type PageState} from '@app/shared/lib/page-state'
import {createQueryClient} from '@app/shared/lib/query-client'
import {paramsAt} from '@app/shared/lib/route-of'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import CategoryPage from './pages/category'
import ProductPage from './pages/product'
import SearchPage from './pages/search'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

/** Loads a page as the server does, and takes its data into a browser as its document does. */
async function openDocument(
  page: PageComponent,
  name: 'category' | 'product' | 'search',
  path: string,
  search = '',
) {
  await openSession(shop)
  sandbox.reset()
  const pathname = `/deu/en-de${path}`
  const {state} = await loadPageData({
    queryClient: createQueryClient(),
    page,
    request: {
      shop,
      pathname,
      params: paramsAt(name, pathname),
      search: new URLSearchParams(search),
    },
    shellParts: [],
    app: <div />,
  })
  const asked = [...sandbox.calls]
  sandbox.reset()
  const queryClient: QueryClient = createQueryClient()
  hydrate(queryClient, markFresh(JSON.parse(JSON.stringify(state.queries)) as PageState))
  return {asked, queryClient}
}

function Product({id}: {id: string}) {
  const {data} = useProduct({parameters: productParameters(id)})
  return (
    <>
      <h1>{data?.name}</h1>
      <p>{data?.variationAttributes?.map((attribute) => attribute.id).join()}</p>
      <img alt={data?.imageGroups?.[0]?.images[0]?.alt ?? 'none'} src="data:," />
    </>
  )
}

test.each(['sleep', 'sleep-moss', 'meal', 'box'])(
  'useProduct finds %s in the document of its page, which reads it once',
  async (id) => {
    const {asked, queryClient} = await openDocument(
      ProductPage,
      'product',
      relativePaths.product(id),
    )
    expect(asked.filter((call) => call.includes(`/products/${id}?`))).toHaveLength(1)
    renderInShop(<Product id={id} />, {shop, queryClient})
    expect(screen.getByRole('heading')).toHaveTextContent(/\w/)
    expect(sandbox.calls).toEqual([])
  },
)

test('a product page that a browser opens reads the product once', async () => {
  const {queryClient} = await openSession(shop)
  sandbox.reset()
  const path = `/deu/en-de${relativePaths.product('sleep-moss')}`
  renderInShop(<Route path="/:site/:locale/product/:productId" component={ProductPage} />, {
    shop,
    queryClient,
    path,
  })
  expect(await screen.findByRole('heading', {level: 1})).toHaveTextContent('Sleep bag')
  const named = (id: string) => sandbox.calls.filter((call) => call.includes(`/products/${id}?`))
  await waitFor(() => expect(named('sleep')).toHaveLength(1))
  expect(named('sleep-moss')).toHaveLength(1)
})

function Category({id}: {id: string}) {
  const {data} = useCategory({parameters: {id, levels: 1}})
  return <h1>{data?.name}</h1>
}

test('useCategory finds the category in the document of its page, which reads it once', async () => {
  const {asked, queryClient} = await openDocument(
    CategoryPage,
    'category',
    relativePaths.category('all'),
  )
  expect(asked.filter((call) => call.includes('/categories/all?'))).toHaveLength(1)
  renderInShop(<Category id="all" />, {shop, queryClient})
  expect(screen.getByRole('heading')).toHaveTextContent(/\w/)
  expect(sandbox.calls).toEqual([])
})

test('the parameters of a slug are those of no id', () => {
  expect(categoryParameters(['a', 'b']).id).not.toBe(categoryParameters(['a/b']).id)
  expect(categoryParameters(['a', 'b']).id).not.toBe(categoryParameters(['a%2Fb']).id)
})

function Hits({search, categoryId}: {search: string; categoryId?: string}) {
  const request = parseListingRequest(new URLSearchParams(search), categoryId)
  const {data} = useProductSearch({parameters: listingParameters(shop, request)})
  return <h1>{data?.hits?.map(({productName}) => productName).join()}</h1>
}

test.each(['', 'sort=newest&refine=price=(1..50)', 'refine=c_nothing=x&limit=5000'])(
  'useProductSearch finds the listing of a category in the document of its page: %s',
  async (search) => {
    const path = relativePaths.category('all')
    const {asked, queryClient} = await openDocument(CategoryPage, 'category', path, search)
    expect(asked.filter((call) => call.includes('/product-search?'))).toHaveLength(1)
    renderInShop(<Hits search={search} categoryId="all" />, {shop, queryClient})
    expect(sandbox.calls).toEqual([])
    expect(queryClient.isFetching()).toBe(0)
  },
)

test('useProductSearch finds the results of a phrase', async () => {
  const {asked, queryClient} = await openDocument(SearchPage, 'search', '/search', 'q=bowl')
  expect(asked.filter((call) => call.includes('/product-search?'))).toHaveLength(1)
  renderInShop(<Hits search="q=bowl" />, {shop, queryClient})
  expect(screen.getByRole('heading')).toHaveTextContent('Bowl')
  expect(sandbox.calls).toEqual([])
})

test('the page of a longer path has the listing of its category under the id', async () => {
  const {queryClient} = await openDocument(CategoryPage, 'category', '/category/somewhere/all')
  renderInShop(<Hits search="" categoryId="all" />, {shop, queryClient})
  expect(screen.getByRole('heading')).toHaveTextContent(/\w/)
  expect(sandbox.calls).toEqual([])
})
