/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/basket/testing/archive
 */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addCoupon} from '@app/features/basket/testing/changes'
import {addItems} from '@app/features/basket/public/add-items'
import {Coupons} from '@app/features/basket/public/Coupons'
import {useCurrentBasket} from '@app/features/basket/public/basket'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {CheckoutSlotsContext} from '../public/checkout-slots'
import {OrderOverview} from './OrderOverview'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

function Overview() {
  const basket = useCurrentBasket()
  return basket ? <OrderOverview basket={basket} sumsOnly={false} /> : null
}

test('a voucher code can be added in the overview of the checkout', async () => {
  const {queryClient} = await openSession(shop)
  await addItems({shop, queryClient}, [{productId: 'blanket', quantity: 1}])
  renderInShop(
    <CheckoutSlotsContext.Provider value={{Coupons}}>
      <Overview />
    </CheckoutSlotsContext.Provider>,
    {shop, queryClient},
  )
  await userEvent.click(await screen.findByText('Do you have a voucher code?'))
  await userEvent.type(screen.getByRole('textbox', {name: 'Voucher code'}), 'TEN{Enter}')
  expect(await screen.findByText('Applied')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText(/-€4\.49/)).toBeInTheDocument())
})

test('a better code that displaces another one says so, with what it saves', async () => {
  const {queryClient} = await openSession(shop)
  await addItems({shop, queryClient}, [{productId: 'stroller-green', quantity: 1}])
  await addCoupon({shop, queryClient}, 'FIVE')
  renderInShop(
    <CheckoutSlotsContext.Provider value={{Coupons}}>
      <Overview />
    </CheckoutSlotsContext.Provider>,
    {shop, queryClient},
  )
  await userEvent.type(await screen.findByRole('textbox', {name: 'Voucher code'}), 'TEN{Enter}')
  expect(
    await screen.findByText(/TEN is applied. FIVE no longer counts.* You save €2[45]\.\d\d more/),
  ).toBeVisible()
})

test('a code that would displace a better one is taken out again, with what it would cost', async () => {
  // The order of the merchandiser comes first.
  sandbox.sql("UPDATE promotion_assignment SET rank = 1 WHERE promotion_id = 'FIVE'")
  sandbox.sql('UPDATE data_revision SET revision = revision + 1')
  const {queryClient} = await openSession(shop)
  await addItems({shop, queryClient}, [{productId: 'stroller-green', quantity: 1}])
  await addCoupon({shop, queryClient}, 'TEN')
  renderInShop(
    <CheckoutSlotsContext.Provider value={{Coupons}}>
      <Overview />
    </CheckoutSlotsContext.Provider>,
    {shop, queryClient},
  )
  await userEvent.type(await screen.findByRole('textbox', {name: 'Voucher code'}), 'FIVE{Enter}')
  expect(await screen.findByText(/TEN stays: with FIVE you would pay/)).toBeVisible()
  expect(screen.getByRole('button', {name: 'Remove code TEN'})).toBeVisible()
  expect(screen.queryByRole('button', {name: 'Remove code FIVE'})).not.toBeInTheDocument()
})
