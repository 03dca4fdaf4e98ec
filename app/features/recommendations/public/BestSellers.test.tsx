import {act, screen, waitFor} from '@testing-library/react'
import {useShownTiles} from '@app/features/catalog/public/products-on-page'
import {Deferred} from '@app/shared/ui/Deferred'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import BestSellers from './BestSellers'

const CATEGORIES = [{id: 'sets', name: 'Sets'}]
const WITHOUT = ['here']

let meet: (entries: {isIntersecting: boolean}[]) => void = () => undefined
let backend: FakeBackend

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof meet) {
        meet = callback
      }
      observe = jest.fn()
      disconnect = jest.fn()
    },
  })
  backend = fakeBackend()
  for (const id of ['sets', 'root']) backend.on(`/categories/${id}`, {body: {id, name: id}})
})

const hits = (...ids: string[]) => ({
  total: ids.length,
  limit: 12,
  offset: 0,
  query: '',
  hits: ids.map((id) => ({productId: id, productName: `Product ${id}`, price: 10})),
})

/** Answers by the category that is asked for. */
const sells = (byCategory: Readonly<Record<string, readonly string[]>>) =>
  backend.on('/product-search', (url) => {
    const category = url.searchParams
      .getAll('refine')
      .flatMap((one) => /^cgid=(.+)$/.exec(one)?.[1] ?? [])[0]
    return {body: hits(...(byCategory[category ?? ''] ?? []))}
  })

function show() {
  const {container} = renderInShop(
    <Deferred placeholder="place">
      <BestSellers categories={CATEGORIES} without={WITHOUT} />
    </Deferred>,
  )
  act(() => meet([{isIntersecting: true}]))
  return container
}

it('shows those of the category, without the product of the page', async () => {
  sells({sets: ['a', 'here', 'b', 'c', 'd', 'e'], root: ['x', 'y', 'z']})
  show()
  expect(await screen.findByText('Product a')).toBeInTheDocument()
  expect(screen.getByRole('heading', {name: 'Bestsellers in Sets'})).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(backend.calls.filter((call) => call.includes('product-search'))).toHaveLength(1)
})

it('shows those of the whole shop where the category leaves a gap in the row', async () => {
  sells({sets: ['a', 'here', 'b', 'c'], root: ['x', 'here', 'y', 'z']})
  show()
  expect(await screen.findByRole('heading', {name: 'Bestsellers'})).toBeInTheDocument()
  expect(await screen.findByText('Product x')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

it.each([
  ['too few sell', {body: hits('a', 'b')}],
  ['nobody answers', null],
])('leaves no gap when %s', async (_name, answer) => {
  backend.on('/product-search', answer)
  const container = show()
  expect(container.querySelector('.place')).toBeInTheDocument()
  await waitFor(() => expect(container.querySelector('.place')).not.toBeInTheDocument())
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

it('leaves out what another row of the page shows already', async () => {
  sells({sets: ['a', 'b', 'c', 'd', 'e']})
  const tiles = [{id: 'b', name: 'Product b'}]
  const Other = () => {
    useShownTiles(tiles)
    return null
  }
  renderInShop(
    <>
      <Other />
      <BestSellers categories={CATEGORIES} />
    </>,
  )
  expect(await screen.findByText('Product a')).toBeInTheDocument()
  expect(screen.queryByText('Product b')).not.toBeInTheDocument()
})
