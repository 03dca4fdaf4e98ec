/**
 * Every payment method of Germany, the USA and Japan with every outcome, and axe in each state. A sampled run draws some
 * of the cases; phones try them in a full run.
 */
import type {Page} from '@playwright/test'
import {sampleOf, seedTitle} from '../sandbox/testing/extent'
import {axe} from './support/axe'
import {
  cardFrame,
  chooseProviderMethod,
  confirmedOrder,
  payByInvoice,
  shoppers,
  type Shopper,
} from './support/checkout'
import {noOverflow} from './support/no-overflow'
import {
  ACCEPTED,
  challenge,
  CHALLENGED,
  expectRemainingBasket,
  expectPaid,
  orderBy,
  orderByCard,
  placeOrder,
  PROVIDER,
  toPayment,
} from './support/payment'
import {cardByKeyboard, orderByKeyboard, pressOn} from './support/payment-keyboard'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {pattern} from './support/texts'

test.describe.configure({timeout: 120_000})

/** Number of cases that a sampled run draws. */
const DRAWN = 3
type Outcome = (page: Page, shopper: Shopper) => Promise<void>

const paidOnPage =
  (method: string): Outcome =>
  async (page, shopper) => {
    await orderBy(page, shopper, method)
    await expect(page).toHaveURL(new RegExp(`^${PROVIDER}/psp/pay/`))
    await axe(page)
    await page.locator('button[value=accept]').click()
    const order = await readOrder(page, shopper.siteId, await confirmedOrder(page, shopper))
    expect(order).toMatchObject({paymentStatus: 'paid'})
  }

const givenUpOnPage =
  (method: string): Outcome =>
  async (page, shopper) => {
    await orderBy(page, shopper, method)
    await page.locator('button[value=abandon]').click()
    await expectRemainingBasket(page, shopper, 'checkout.error.paymentCancelled')
  }

const askedByBank =
  (answer: 'accept' | 'refuse' | 'abandon', after: Outcome): Outcome =>
  async (page, shopper) => {
    await orderByCard(page, shopper, CHALLENGED)
    const button = challenge(page).locator(`[data-answer=${answer}]`)
    await expect(button).toBeVisible()
    await axe(page)
    await button.click()
    await after(page, shopper)
  }

const card: Readonly<Record<string, Outcome>> = {
  'a card is accepted': async (page, shopper) => {
    await orderByCard(page, shopper, ACCEPTED)
    await expectPaid(page, shopper, 'Visa 1111')
  },
  'a card is declined': async (page, shopper) => {
    await orderByCard(page, shopper, '4000 0000 0000 0002')
    await expectRemainingBasket(page, shopper)
  },
  'a card has a wrong number': async (page, shopper) => {
    await toPayment(page, shopper)
    await chooseProviderMethod(page, 'card')
    await cardFrame(page).locator('#number').fill('4111 1111 1111 1112')
    await cardFrame(page).locator('#number').press('Enter')
    await expect(cardFrame(page).locator('#number')).toHaveAttribute('aria-invalid', 'true')
  },
  'a card and the question of the bank by keyboard alone': async (page, shopper) => {
    await toPayment(page, shopper)
    await cardByKeyboard(page, CHALLENGED)
    const next = pattern(shopper.locale, 'checkout.continueToReview')
    await pressOn(page, page.getByRole('button', {name: next}), 'Enter')
    await orderByKeyboard(page, shopper)
    await pressOn(page, challenge(page).locator('[data-answer=accept]'), 'Enter')
    await expectPaid(page, shopper, 'Visa 3220')
  },
  'the bank accepts': askedByBank('accept', (page, shopper) =>
    expectPaid(page, shopper, 'Visa 3220'),
  ),
  'the bank refuses': askedByBank('refuse', (page, shopper) =>
    expectRemainingBasket(page, shopper),
  ),
  'the card holder walks away': askedByBank('abandon', (page, shopper) =>
    expectRemainingBasket(page, shopper, 'checkout.error.paymentCancelled'),
  ),
}
const onPages = (...methods: string[]): [string, Outcome][] =>
  methods.flatMap((method): [string, Outcome][] => [
    [`${method} is paid`, paidOnPage(method)],
    [`${method} is given up`, givenUpOnPage(method)],
  ])
const invoice: [string, Outcome] = [
  'an invoice',
  async (page, shopper) => {
    await toPayment(page, shopper)
    await payByInvoice(page, shopper)
    await axe(page)
    await placeOrder(page, shopper)
    const order = await readOrder(page, shopper.siteId, await confirmedOrder(page, shopper))
    expect(order).toMatchObject({paymentStatus: 'not_paid', status: 'created'})
  },
]

const outcomes: readonly (readonly [Shopper, string, Outcome])[] = [
  [shoppers.DEU, [...Object.entries(card), ...onPages('wallet', 'bank', 'later'), invoice]],
  [shoppers.USA, [...Object.entries(card), ...onPages('wallet', 'later')]],
  [shoppers.JPN, [...Object.entries(card), ...onPages('wallet', 'konbini')]],
].flatMap(([shopper, cases]) =>
  (cases as [string, Outcome][]).map(
    ([name, outcome]) => [shopper as Shopper, name, outcome] as const,
  ),
)

for (const [shopper, name, outcome] of sampleOf(outcomes, DRAWN)) {
  test(`${shopper.siteId}: ${name}, ${seedTitle}`, {tag: '@long'}, async ({page}) => {
    await outcome(page, shopper)
    await axe(page)
    expect(await noOverflow(page)).toBe(true)
  })
}
