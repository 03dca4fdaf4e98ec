/** @jest-environment ./server/test/sandbox-environment.ts */
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {slotOf} from '@app/features/basket/public/delivery'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {readBasket} from '@app/features/basket/public/basket-call'
import {updateDeliverySlot} from './update-delivery-slot'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let context: BasketContext

beforeAll(() => Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false}))
beforeEach(async () => {
  context = await openSession(shop)
  sandbox.reset()
  await addItems(context, [{productId: 'stroller-green', quantity: 1}])
})

const slotNow = () => slotOf(cachedBasket(context)?.shipments?.[0])

test('a time slot is kept with the shipment, and taken back', async () => {
  expect(slotNow()).toBe('')
  await updateDeliverySlot(context, '14:00-16:00')
  expect(slotNow()).toBe('14:00–16:00')
  expect(slotOf((await readBasket(context, {fresh: true}))?.shipments?.[0])).toBe('14:00–16:00')
  await updateDeliverySlot(context, null)
  expect(slotNow()).toBe('')
})
