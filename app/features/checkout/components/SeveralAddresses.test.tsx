import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {emptyAddress} from '@app/features/address/public/address-rules'
import type {Basket} from '@app/features/basket/public/basket'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {SeveralAddresses} from './SeveralAddresses'

const basket: Basket = {
  basketId: 'b',
  productItems: [
    {itemId: 'i', productId: 'blanket', productName: 'Blanket', quantity: 2, shipmentId: 'me'},
  ],
  shipments: [{shipmentId: 'me'}],
} as Basket

test('each address has a country of its own, whose form it shows (rule CHECK-21)', async () => {
  const germany = testShop('DEU', 'en-DE')
  const shop = {...germany, site: {...germany.site, shipTo: ['DE', 'US']}}
  renderInShop(
    <SeveralAddresses
      basket={basket}
      countryCode="DE"
      first={{...emptyAddress('DE'), city: 'Berlin'}}
      onDone={jest.fn()}
      onSingle={jest.fn()}
    />,
    {shop},
  )
  const [first, second] = screen
    .getAllByRole('group', {name: /^Address \d/})
    .map((one) => within(one))
  const country = (group = second) => group?.getByRole('combobox', {name: 'Country'}) as HTMLElement
  expect(country(first)).toHaveValue('DE')
  await userEvent.selectOptions(country(), 'US')
  expect(country()).toHaveValue('US')
  expect(country(first)).toHaveValue('DE')
  expect(await second?.findByRole('option', {name: 'California'})).toBeInTheDocument()
  expect(first?.getByLabelText('Town or city')).toHaveValue('Berlin')
})
