/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/basket/testing/archive
 */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addItems} from '@app/features/basket/api/add-items'
import {Coupons} from '@app/features/basket/components/Coupons'
import {useCurrentBasket} from '@app/features/basket/use-current-basket'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {CheckoutSlotsContext} from '../checkout-slots'
import {OrderOverview} from './OrderOverview'

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
