import crypto from 'node:crypto'
import type {Exchange} from './exchange'
import {loginCustomer, loginGuest, loginProgram} from './login'
import {findSample, type Sample} from './sample'
import {Shopper} from './shopper'
import type {Target} from './target'

/** A customer of the scenarios' own, with a session. */
export interface Registered {
  readonly shopper: Shopper
  /** The session before the login, of the same visitor. */
  readonly guest: Shopper
  readonly login: string
  readonly password: string
}

interface Credentials {
  readonly login: string
  readonly password: string
}

/** What a scenario works with. */
export interface Stage {
  readonly target: Target
  readonly exchanges: Exchange[]
  /** A client without a session. */
  readonly anonymous: Shopper
  guest(): Promise<Shopper>
  /** A program of the shop, with a token of Account Manager. */
  program(): Promise<Shopper>
  /** Registers a new customer and logs in. */
  registered(): Promise<Registered>
  /** Logs a customer in who is the guest until then. Throws on wrong credentials. */
  login(guest: Shopper, credentials: Credentials): Promise<Shopper>
  /** Things of the target's catalogue, found once for all scenarios. */
  sample(): Promise<Sample>
}

/** What a scenario may need that not every target has. */
export type Need =
  | 'Account Manager'
  | 'admin API'
  | 'campaign'
  | 'client secret'
  | 'coupon'
  | 'gift certificate'
  | 'hosted payment method'
  | 'order management'
  | 'outbox'
  | 'page'
  | "project's endpoints"
  | 'slot'

/** A use of the shop that proves operations by what other operations show afterwards. */
export interface Scenario {
  readonly title: string
  /** Leaves more behind than a session: baskets, orders, customers. */
  readonly writes: boolean
  readonly needs?: readonly Need[]
  /**
   * Operations by key, each with the operation that reads its effect back. The suite checks that
   * both calls really happen and succeed; the scenario itself compares what they answer.
   */
  readonly effects: Readonly<Record<string, string>>
  run(stage: Stage): Promise<void>
}

const offers: Record<Need, (target: Target) => unknown> = {
  'Account Manager': ({accountManagerUrl, clientSecret}) => clientSecret && accountManagerUrl,
  campaign: ({campaignId}) => campaignId,
  coupon: ({couponCode}) => couponCode,
  'gift certificate': ({giftCertificateCode}) => giftCertificateCode,
  outbox: ({outboxUrl}) => outboxUrl,
  'client secret': ({clientSecret}) => clientSecret,
  'admin API': ({adminUrl}) => adminUrl,
  'hosted payment method': ({hostedPayment}) => hostedPayment || undefined,
  'order management': ({orderManagement}) => orderManagement || undefined,
  page: ({pageId}) => pageId,
  "project's endpoints": ({projectEndpoints}) => projectEndpoints || undefined,
  slot: ({slotId}) => slotId,
}

/** The first thing that a scenario needs and the target lacks. */
export function missingNeed(scenario: Scenario, target: Target): Need | undefined {
  return scenario.needs?.find((need) => offers[need](target) === undefined)
}

/** A stage of its own for each scenario, on one target; the sample is shared between them. */
export function stageMaker(target: Target): () => Stage {
  let sample: Promise<Sample> | undefined
  return () => {
    const exchanges: Exchange[] = []
    const stage: Stage = {
      target,
      exchanges,
      anonymous: new Shopper(target, exchanges, undefined),
      guest: () => loginGuest(target, exchanges),
      program: () => loginProgram(target, exchanges),
      registered: () => register(stage),
      login: (guest, credentials) => loginCustomer(guest, exchanges, credentials),
      sample: () => (sample ??= loginGuest(target, []).then(findSample)),
    }
    return stage
  }
}

/** Registers a new customer on a stage and logs in. */
export async function register(stage: Stage): Promise<Registered> {
  const guest = await stage.guest()
  const login = `contract-${crypto.randomUUID().slice(0, 13)}@example.test`
  const password = `Wz7!${crypto.randomBytes(8).toString('hex')}`
  await guest.customers.registerCustomer({
    body: {
      customer: {firstName: 'Kim', lastName: 'Contract', email: login, login},
      password,
    },
  })
  const shopper = await stage.login(guest, {login, password})
  return {shopper, guest, login, password}
}
