/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import type {BasketContext} from '@app/features/basket/public/basket'
import {refreshBasket} from '@app/features/basket/public/get-basket'
import {
  updateShippingMethod,
  addPaymentInstrument,
  removePaymentInstrument,
} from '@app/features/basket/public/checkout-changes'
import {forgetPending} from '@app/features/basket/public/pending-order'
import {dueOf} from '@app/features/basket/public/totals'
import {addGiftCertificate} from '../api/gift-certificates'
import {addHostedMethod, HOSTED_METHOD} from '../testing/hosted-payment'
import {addGiftCertificateMethod, issueCertificate} from '../testing/gift-certificate'
import {readyBasket} from '../testing/ready-basket'
import {placeOrder} from '../api/place-order'
import {failOrder} from '../api/fail-order'
import {CheckoutView} from './CheckoutView'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let context: BasketContext

const basket = async () => {
  const found = await refreshBasket(context)
  if (!found) throw new Error('There is no basket.')
  return found
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', {name}))
const codeField = () => screen.findByRole('textbox', {name: /Gift certificate code/})
const apply = async (code: string) => {
  await userEvent.clear(await codeField())
  await userEvent.type(await codeField(), code)
  await press('Apply gift certificate')
}
const balance = async (code: string) => {
  const {data} = (await sandbox.admin('GET', '/admin/gift-certificates')) as {
    data: {code: string; balance: number}[]
  }
  return data.find((one) => one.code === code)?.balance
}

const open = () =>
  renderInShop(<CheckoutView />, {
    shop,
    queryClient: context.queryClient,
    path: '/deu/en-de/appcheckout',
  })

async function openPayment() {
  const view = open()
  await press('Edit Payment')
  await codeField()
  return view
}

beforeAll(() => addGiftCertificateMethod(sandbox))
beforeEach(async () => {
  context = await openSession(shop)
  await readyBasket(context)
  sandbox.reset()
})
// An order that a test has placed would be looked up by the next page.
afterEach(() => forgetPending(shop.site.id))

test('each refusal says why', async () => {
  await issueCertificate(sandbox, {code: 'OLD-1', amount: 10, expiresAt: '2020-01-01'})
  await issueCertificate(sandbox, {code: 'EMPTY-1', amount: 10})
  sandbox.sql("UPDATE gift_certificate SET balance = 0 WHERE code = 'EMPTY-1'")
  await openPayment()
  await press('Apply gift certificate')
  expect(await codeField()).toHaveAccessibleDescription(
    'Please enter the code of your gift certificate.',
  )
  for (const [code, message] of [
    ['NOBODY', 'We do not know this gift certificate. Please check the code.'],
    ['OLD-1', 'This gift certificate has expired.'],
    ['EMPTY-1', 'This gift certificate has no money left.'],
  ] as const) {
    await apply(code)
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(message))
    expect(await codeField()).toHaveValue(code)
  }
})

test('a certificate pays a part, the rest stays with the other method; it can be removed', async () => {
  await issueCertificate(sandbox, {code: 'PART-0001', amount: 100})
  await openPayment()
  await apply('PART-0001')
  expect(await screen.findByText(/€\d+\.\d\d is left to pay/)).toBeInTheDocument()
  const {paymentInstruments = [], orderTotal = 0} = await basket()
  expect(paymentInstruments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({paymentMethodId: 'GIFT_CERTIFICATE', amount: 100}),
      expect.objectContaining({paymentMethodId: 'INVOICE', amount: orderTotal - 100}),
    ]),
  )
  await apply('PART-0001')
  expect(await screen.findByText('This gift certificate is applied already.')).toBeInTheDocument()
  await press('Remove gift certificate ending in 0001')
  await waitFor(async () => expect((await basket()).paymentInstruments).toHaveLength(1))
  expect(screen.queryByText(/left to pay/)).not.toBeInTheDocument()
})

test('a certificate that pays everything needs no other method', async () => {
  await issueCertificate(sandbox, {code: 'WHOLE-0002', amount: 5000})
  await openPayment()
  await apply('WHOLE-0002')
  expect(await screen.findByText('Your gift certificate pays the whole order.')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await press('Continue to review')
  await screen.findByRole('button', {name: 'Edit Payment'})
  const {paymentInstruments = [], basketId = ''} = await basket()
  expect(paymentInstruments.map(({paymentMethodId}) => paymentMethodId)).toEqual([
    'GIFT_CERTIFICATE',
  ])
  const totals = within(screen.getByRole('complementary'))
  expect(totals.getByText('Gift certificate ending in 0002')).toBeInTheDocument()
  const placed = await placeOrder(shop, basketId)
  expect(placed).toMatchObject({status: 'placed', order: {payment: 'settled'}})
})

test('a total that changes opens the payment again, which adjusts the certificate', async () => {
  await issueCertificate(sandbox, {code: 'FIT-0003', amount: 5000})
  const view = await openPayment()
  await apply('FIT-0003')
  await screen.findByText('Your gift certificate pays the whole order.')
  await press('Continue to review')
  await screen.findByRole('button', {name: 'Edit Payment'})
  view.unmount()
  await updateShippingMethod(context, 'express')
  expect(dueOf(await basket())).toBeGreaterThan(0)
  open()
  expect(await screen.findByText(/is left to pay/)).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('radio', {name: /Invoice/}))
  await press('Continue to review')
  await screen.findByRole('button', {name: 'Edit Payment'})
  expect(dueOf(await basket())).toBe(0)
})

test('a failed order gives the money back and keeps the certificate in the basket', async () => {
  addHostedMethod(sandbox)
  await issueCertificate(sandbox, {code: 'BACK-0004', amount: 100})
  await addGiftCertificate(context, 'BACK-0004')
  const [invoice] = (await basket()).paymentInstruments ?? []
  await addPaymentInstrument(context, {paymentMethodId: HOSTED_METHOD})
  await removePaymentInstrument(context, invoice?.paymentInstrumentId ?? '')
  const {basketId = '', orderTotal = 0} = await basket()
  const placed = await placeOrder(shop, basketId)
  expect(placed).toMatchObject({status: 'placed', order: {payment: 'open', total: orderTotal}})
  expect(await balance('BACK-0004')).toBe(0)
  const failed = await failOrder(shop, {
    token: basketId,
    reason: 'payment_cancelled',
    refreshBasket: () => refreshBasket(context),
  })
  expect(failed.status).toBe('failed')
  expect(await balance('BACK-0004')).toBe(100)
  expect((await basket()).paymentInstruments).toEqual([
    expect.objectContaining({paymentMethodId: 'GIFT_CERTIFICATE', amount: 100}),
  ])
})
