/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen} from '@testing-library/react'
import {moveThrough, placedOrder} from '@app/features/order/testing/placed-order'
import {createReturn} from '@app/features/returns/api/create-return'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import OrderLookupPage from './index'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

const open = (orderNo: string) =>
  renderInShop(<OrderLookupPage />, {shop, path: `/deu/en-de/order-lookup?order=${orderNo}`})

test('the look-up lists announced returns and offers their goods no second time', async () => {
  const context = await openSession(shop)
  const {orderNo} = await placedOrder(context, [{productId: 'blanket', quantity: 3}])
  await moveThrough(sandbox, orderNo, ['paid', 'shipped', 'delivered'])
  const {lines} = await context.shop.api.scapi<{lines: {itemId: string}[]}>(
    `/custom/shopper-order-care/v1/organizations/:org/orders/${orderNo}/care`,
    {method: 'POST', body: {}},
  )
  const itemId = lines[0]?.itemId ?? ''
  await createReturn(shop, {
    orderNo,
    requestId: 'request-1',
    lines: [{itemId, quantity: 3, reason: 'damaged'}],
  })
  open(orderNo)
  const list = await screen.findByRole('region', {name: 'Your returns'})
  expect(list).toHaveTextContent('3 × Knit blanket')
  expect(screen.queryByRole('link', {name: 'Return items'})).not.toBeInTheDocument()
})

test('the goods of a cancelled order go back into the cart', async () => {
  const context = await openSession(shop)
  const {orderNo} = await placedOrder(context)
  await moveThrough(sandbox, orderNo, ['cancelled'])
  open(orderNo)
  expect(await screen.findByRole('button', {name: 'Put back into the cart'})).toBeVisible()
})
