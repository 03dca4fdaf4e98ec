import {screen} from '@testing-library/react'
import type {OrderSummary} from '../public/get-orders'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import type {TileModel} from '@app/features/catalog/public/tile'
import {OrderRow} from '../public/OrderRow'
import {OrderTiles} from './OrderTiles'

const tile = (id: string, more: Partial<TileModel> = {}): TileModel => ({
  id,
  name: `Name of ${id}`,
  price: {kind: 'single', sale: 10, list: 12} as unknown as TileModel['price'],
  ...more,
})
const row = {
  tiles: [tile('A'), tile('B', {state: 'discontinued'}), tile('C'), tile('D')],
  imageFolder: '',
}

it('shows products of the order once, linked and without prices (rule MY-11)', () => {
  renderInShop(<OrderTiles row={row} productIds={['C', 'A', 'C', 'gone']} />)
  const links = screen.getAllByRole('link')
  expect(links.map(({textContent}) => textContent)).toEqual(['Name of C', 'Name of A'])
  expect(links[0]).toHaveAttribute('href', '/deu/en-de/product/C')
  expect(screen.queryByText(/€/)).toBeNull()
})

it('says that a product is gone, and has what the page adds', () => {
  renderInShop(
    <OrderTiles row={row} productIds={['B']} footerOf={({id}) => <button>Review {id}</button>} />,
  )
  expect(screen.getByText('This product is no longer available.')).toBeVisible()
  expect(screen.getByRole('button', {name: 'Review B'})).toBeVisible()
})

it('takes no room without tiles', () => {
  const {container} = renderInShop(<OrderTiles row={row} productIds={['gone']} />)
  expect(container).toBeEmptyDOMElement()
})

it('shows three products of an order in the list, beside the names of all', () => {
  const order: OrderSummary = {
    orderNo: '00000001',
    stage: 'delivered',
    createdAt: '2026-03-01T10:00:00.000Z',
    currency: 'EUR',
    total: 40,
    lines: ['A', 'B', 'C', 'D'].map((id) => ({
      productId: id,
      productName: `Line ${id}`,
      quantity: 1,
    })),
    returns: [],
  }
  const shop = testShop('DEU', 'en-DE')
  renderInShop(<OrderRow order={order} tiles={row} />, {shop})
  expect(screen.getByText('Line A, Line B, Line C, Line D')).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  // The names of the products are headings of the third level.
  expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('Order 00000001')
})
