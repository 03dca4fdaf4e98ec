import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {ShopEvent} from '@app/features/analytics/model/shop-event'
import {guestToken} from '@app/features/session/testing/shopper-backend'
import {fakeCommerce} from '@app/features/session/testing/fake-commerce'
import {botCheckToken} from '@app/shared/lib/bot-check'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import NotifyForm from './NotifyForm'

jest.mock('@app/shared/lib/bot-check', () => ({botCheckToken: jest.fn()}))
const check = botCheckToken as jest.MockedFunction<typeof botCheckToken>

const told: ShopEvent[] = []
jest.mock('@app/features/analytics/track', () => ({track: (event: ShopEvent) => told.push(event)}))

let backend: FakeBackend
let warn: jest.SpyInstance

beforeEach(() => {
  told.length = 0
  warn = jest.spyOn(console, 'warn').mockImplementation()
  check.mockResolvedValue('token')
  fakeCommerce(null).accessToken.mockResolvedValue(guestToken('guest-1'))
  backend = fakeBackend()
  backend.on('/custom_objects/ocapi/site', {body: {c_result: {reCaptchaPublicKey: 'key'}}})
  backend.on('/custom_objects/ocapi/newsletter', {body: {c_result: {success: true}}})
  backend.on('/product-lists', (_url, {method}) =>
    method === 'POST' ? {status: 201, body: {id: 'list'}} : {body: {data: []}},
  )
  backend.on('/items', {status: 201, body: {id: 'item'}})
})
afterEach(() => warn.mockRestore())

const open = () =>
  renderInShop(<NotifyForm productId="BH-7040" name="Myra mosquito net" onClose={jest.fn()} />)

const submit = () => screen.getByRole('button', {name: 'Notify me'})

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('First name'), 'Ida')
  await userEvent.type(screen.getByLabelText('Last name'), 'Example')
  await userEvent.type(screen.getByLabelText('Email address'), 'ida@example.com')
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
}

it('cannot be sent until consent is ticked (rule PROD-19)', async () => {
  open()
  expect(submit()).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
  expect(submit()).toBeEnabled()
})

it('says what is missing and asks nobody', async () => {
  open()
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
  await userEvent.click(submit())
  expect(await screen.findByText('Please enter your first name.')).toBeVisible()
  expect(screen.getByText('Please enter your email address.')).toBeVisible()
  expect(check).not.toHaveBeenCalled()
})

it('puts the product on the list and says so (rule PROD-20)', async () => {
  open()
  await fill()
  await userEvent.click(submit())
  expect(
    await screen.findByText(
      'You will receive an email when the Myra mosquito net is back in stock.',
    ),
  ).toBeVisible()
  expect(check).toHaveBeenCalledWith(expect.stringContaining('captcha'), 'key', 'notify')
  expect(backend.calls.some((call) => call.includes('newsletter'))).toBe(false)
})

it('signs up for news only who asks for it, with the token', async () => {
  open()
  await fill()
  await userEvent.click(screen.getByRole('checkbox', {name: /news and offers/}))
  await userEvent.click(submit())
  await waitFor(() => expect(backend.calls.at(-1)).toContain('newsletter'))
  expect(backend.calls.at(-1)).toContain('source=Web+-+Notify')
  expect(backend.calls.at(-1)).toContain('gRecaptchaResponse=token')
})

it.each([
  ['the bot check fails', () => check.mockRejectedValue(new Error('Recaptcha failed!'))],
  ['the list cannot be read', () => backend.on('/product-lists', {status: 500})],
])('keeps what was typed when %s (rule PROD-21)', async (_, breakIt) => {
  breakIt()
  open()
  await fill()
  await userEvent.click(submit())
  expect(await screen.findByText('An error occurred during the notification process')).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Ida')
})

it('tells that somebody waits, once she is on the list and without a word of who', async () => {
  open()
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
  await userEvent.click(submit())
  expect(told).toEqual([])
  await fill()
  // `fill` clicks the checkbox again.
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
  await userEvent.click(submit())
  await waitFor(() =>
    expect(told).toEqual([{type: 'notify_me', item: {id: 'BH-7040', name: 'Myra mosquito net'}}]),
  )
})
