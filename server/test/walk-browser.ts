import {setTimeout as wait} from 'node:timers/promises'
import {within} from '@app/shared/lib/within'
import {createShopApi} from '@app/shared/api/shop-api'
import type {Shop} from '@app/shared/lib/shop-context'
import {forgetPending, pendingOrder} from '@app/features/basket/public/pending-order'
import {
  INITIAL,
  transition,
  type Checkout,
  type CheckoutEvent,
  type CheckoutState,
} from '@app/features/checkout/model/machine'
import type {OrderTiming} from '@app/features/checkout/model/order-timing'
import {basketFacts} from '@app/features/checkout/model/steps'
import {RUN, type CheckoutPorts} from '@app/features/checkout/run-state'
import type {PaymentDetails} from '@app/features/payment/public/provider'
import {certificatesOf, dueOf, GIFT_CERTIFICATE} from '@app/features/basket/public/totals'
import type {Basket} from '@app/features/basket/public/basket'
import {DEU} from '@config/testing/sites'
import {addresses, type TestShopper} from '../../sandbox/testing/shopper'
import type {TestShop} from '../../sandbox/testing/test-shop'
import type {WalkProvider} from './walk-provider'

/** States in which a page waits for the shopper, or is at its end. */
const RESTS: ReadonlySet<CheckoutState> = new Set([
  'empty',
  'contact',
  'address',
  'delivery',
  'payment',
  'review',
  'challenge',
  'leaving',
  'confirmed',
  'elsewhere',
])
/** Maximum time in milliseconds until a page comes to rest. */
const REST_MS = 60_000
export const BASKETS = '/checkout/shopper-baskets/v2/organizations/:org/baskets'
const HOSTED_METHOD = 'ONLINE_PAYMENT'

/** How the shopper pays: by invoice, by a test card, or on a page of the provider. */
export type Payment = 'INVOICE' | 'bank' | {readonly card: string}

export interface WalkOptions {
  readonly backend: TestShop
  /** Base address of the backend for the browser. */
  readonly url: string
  readonly shopper: TestShopper
  readonly provider: WalkProvider
  readonly timing: OrderTiming
  /** Called with each basket that the browser sees. */
  readonly onBasket: (basketId: string) => void
  /** Called when a page sends an order. @param total total on the page, in major units */
  readonly onPlace: (basketId: string, total: number | null) => void
}

function shopOf({backend, url, shopper}: WalkOptions): Shop {
  const {organizationId, clientId} = backend.config
  const api = createShopApi({
    commerce: {organizationId, clientId, shortCode: 'sandbox0'},
    scapiBase: url,
    ocapiBase: url,
    siteId: 'DEU',
    locale: 'de-DE',
    currency: 'EUR',
    accessToken: () => Promise.resolve(shopper.accessToken),
  })
  // Each shopper has a site id, and with it storage, of their own.
  return {site: {...DEU, id: shopper.customerId}, api} as unknown as Shop
}

/**
 * One page of the checkout without React: the shop's own machine and requests. Two pages of one shopper share
 * their storage, as two tabs do.
 */
export class WalkPage {
  checkout: Checkout = INITIAL
  /** What the shopper entered in the payment step of this page. */
  private details: PaymentDetails | null = null
  private basket: Basket | null = null
  private readonly shop: Shop
  private readonly ports: CheckoutPorts
  private visit = new AbortController()
  private isClosed = false

  constructor(private readonly options: WalkOptions) {
    const {provider, timing} = options
    const shop = shopOf(options)
    this.shop = shop
    this.ports = {
      shop,
      timing,
      refreshBasket: () => this.refreshBasket(),
      payment: {connect: () => Promise.resolve(provider), details: () => this.details},
      challengeContainer: () => Promise.resolve({} as HTMLElement),
      openPage: () => undefined,
      confirm: (token) => {
        if (pendingOrder(shop.site.id)?.token === token) forgetPending(shop.site.id)
        return Promise.resolve()
      },
    }
  }

  get state(): CheckoutState {
    return this.checkout.state
  }

  /** Loads the page: a pending order is known before the basket. */
  async load(): Promise<void> {
    const pending = pendingOrder(this.shop.site.id)
    if (pending) this.send({type: 'PENDING', token: pending.token})
    await this.limited(this.refreshBasket())
  }

  /** The shopper does not wait for a request without an answer. */
  private limited(work: Promise<unknown>): Promise<unknown> {
    return within(this.options.timing.answerMs, () => work.catch(() => null), null)
  }

  /** Leaves the page: its requests continue at the backend, and their answers are lost. */
  close(): void {
    this.isClosed = true
    this.visit.abort()
  }

  send(event: CheckoutEvent): void {
    if (this.isClosed) return
    const before = this.checkout
    this.checkout = transition(before, event)
    const {state, context} = this.checkout
    if (state === before.state) return
    this.visit.abort()
    const visit = new AbortController()
    this.visit = visit
    if (state === 'placing')
      this.options.onPlace(context.token ?? '', context.basket?.total ?? null)
    void RUN[state]?.(context, this.ports, visit.signal).then((next) => {
      if (next && !visit.signal.aborted) this.send(next)
    })
  }

  /** Waits until the page waits for the shopper. @throws Error when it never does */
  async rest(): Promise<void> {
    const until = Date.now() + REST_MS
    while (!RESTS.has(this.state) && !(this.state === 'loading' && this.basket === null)) {
      if (Date.now() > until) throw new Error(`The page stays in the state ${this.state}.`)
      await wait(5)
    }
  }

  async refreshBasket(): Promise<Basket | null> {
    const {customerId} = this.options.shopper
    const {baskets = []} = await this.shop.api.scapi<{baskets?: Basket[]}>(
      `/customer/shopper-customers/v1/organizations/:org/customers/${customerId}/baskets`,
    )
    this.publish(baskets[0] ?? null)
    return this.basket
  }

  private publish(basket: Basket | null): void {
    this.basket = basket
    if (basket?.basketId) this.options.onBasket(basket.basketId)
    const isHosted = basket?.paymentInstruments?.some(
      ({paymentMethodId}) => paymentMethodId === HOSTED_METHOD,
    )
    const facts = basketFacts(basket, 'DE', !isHosted || this.details !== null)
    this.send({type: 'BASKET', basket: facts})
  }

  private async change(method: 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
    const url = `${BASKETS}/${this.basket?.basketId}${path}`
    const changed = await this.shop.api.scapi<Basket | undefined>(url, {method, body})
    if (changed) this.publish(changed)
  }

  /** Answers the open step, as its form does; a failed request leaves the step open. */
  async answer(payment: Payment): Promise<void> {
    const {state} = this
    const saved = this.save(payment).then(
      () => {
        if (this.state === state) this.send({type: 'SAVED'})
      },
      () => this.refreshBasket(),
    )
    await this.limited(saved)
  }

  private async save(payment: Payment): Promise<void> {
    const address = {...addresses.DEU, phone: '030 123456'}
    switch (this.state) {
      case 'contact':
        return this.change('PUT', '/customer', {email: 'anna@example.test'})
      case 'address':
        await this.change('PUT', '/billing-address', address)
        return this.change('PUT', '/shipments/me/shipping-address', address)
      case 'delivery':
        return this.change('PUT', '/shipments/me/shipping-method', {id: 'express'})
      case 'payment':
        return this.pay(payment)
      default:
        return undefined
    }
  }

  private async pay(payment: Payment): Promise<void> {
    const {provider} = this.options
    this.details = null
    if (payment === 'bank') this.details = {method: 'bank'}
    else if (payment !== 'INVOICE') this.details = await provider.collect(payment.card)
    const before = this.basket?.paymentInstruments ?? []
    const paymentMethodId = payment === 'INVOICE' ? 'INVOICE' : HOSTED_METHOD
    for (const {paymentInstrumentId, paymentMethodId: method} of before) {
      if (method === GIFT_CERTIFICATE) continue
      await this.change('DELETE', `/payment-instruments/${paymentInstrumentId}`)
    }
    await this.fitCertificates()
    if (this.due() !== 0) await this.change('POST', '/payment-instruments', {paymentMethodId})
  }

  /** What gift certificates leave to pay, in major units. */
  private due(): number {
    return this.basket ? (dueOf(this.basket) ?? 0) : 0
  }

  /** The certificates pay as much of the total as they can, as after the form of the payment step. */
  private async fitCertificates(): Promise<void> {
    let rest = this.basket?.orderTotal ?? 0
    for (const {id} of certificatesOf(this.basket ?? {})) {
      const path = `/payment-instruments/${id}`
      if (rest <= 0) await this.change('DELETE', path)
      else await this.change('PATCH', path, {paymentMethodId: GIFT_CERTIFICATE, amount: rest})
      const paid = certificatesOf(this.basket ?? {}).find((one) => one.id === id)?.amount ?? 0
      rest = Math.round((rest - paid) * 100) / 100
    }
  }

  /** Enters the code of a gift certificate in the payment step; a refusal leaves the basket as it is. */
  async redeem(giftCertificateCode: string): Promise<void> {
    if (this.state !== 'payment') return
    const body = {paymentMethodId: GIFT_CERTIFICATE, giftCertificateCode}
    await this.limited(
      this.change('POST', '/payment-instruments', body).then(() => this.stayInPayment()),
    )
  }

  /** Removes the first gift certificate in the payment step. */
  async removeCertificate(): Promise<void> {
    const [first] = certificatesOf(this.basket ?? {})
    if (this.state !== 'payment' || !first) return
    await this.limited(
      this.change('DELETE', `/payment-instruments/${first.id}`).then(() => this.stayInPayment()),
    )
  }

  /** The step stays open although the certificate may have completed it. */
  private stayInPayment(): void {
    this.send({type: 'EDIT', step: 'payment'})
  }

  /** Another device changes the quantity of the first line; this page does not know it. */
  async changeElsewhere(quantity: number): Promise<void> {
    const line = this.basket?.productItems?.[0]?.itemId
    const url = `${BASKETS}/${this.basket?.basketId}/items/${line}`
    await this.limited(this.shop.api.scapi(url, {method: 'PATCH', body: {quantity}}))
  }
}
