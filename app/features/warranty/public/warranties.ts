import {defineMutation, defineQuery} from '@app/shared/api/define-query'
import type {SentFile} from '@app/shared/form/file-rules'
import {pick} from '@app/shared/lib/pick'
import {readEnd, readProducts} from '../model/read-answer'

/** Time for which the list is not read again, in milliseconds (rule ACCT-19). */
const STALE_MS = 3_600_000

/** A registered warranty; days as `yyyy-MM-dd`. */
export interface Warranty {
  readonly id: string
  readonly productId: string
  readonly productName: string
  readonly serialNumber: string
  readonly purchasedOn: string
  readonly endsOn: string
}

export interface NewWarranty {
  readonly email: string
  readonly firstName?: string
  readonly productId: string
  readonly serialNumber: string
  readonly purchasedOn: string
  readonly lastName?: string
  readonly shop?: string
  readonly proof?: readonly SentFile[]
  /** Token of the bot check; the account's form needs none. */
  readonly gRecaptchaResponse?: string
}

const SENT = [
  'email',
  'firstName',
  'productId',
  'serialNumber',
  'purchasedOn',
  'lastName',
  'shop',
  'proof',
  'gRecaptchaResponse',
] as const satisfies readonly (keyof NewWarranty)[]

/** The warranties of a customer, `GET warranties`. */
export const {query: warrantiesQuery, use: useWarranties} = defineQuery({
  key: ['warranties'],
  scope: 'customer',
  staleTime: STALE_MS,
  read: async ({api}) => {
    const {warranties} = await api.scapi<{warranties?: unknown}>(
      '/custom/shopper-warranties/v1/organizations/:org/warranties',
    )
    return readProducts<Warranty>(warranties)
  },
})

/**
 * Registers a product, `POST register`.
 * @returns last day of the warranty
 * @throws ApiFault (rejects): 409 for a known serial number; Error for a malformed answer
 */
export const useRegisterWarranty = defineMutation({
  call: async (
    {api},
    {warranty}: {readonly customerId: string; readonly warranty: NewWarranty},
  ): Promise<string> =>
    readEnd(
      await api.scapi('/custom/shopper-warranties/v1/organizations/:org/register', {
        method: 'POST',
        body: pick(warranty, ...SENT),
      }),
    ),
  invalidates: (shop, {customerId}) => [warrantiesQuery(shop, {customerId})],
})

const DAY_MS = 86_400_000
/** A warranty that ends within this number of days is about to end. */
const SOON_DAYS = 90

/** Days until the last day of a warranty, 0 on that day; negative when it is over. */
export const daysLeft = (endsOn: string, now: number): number =>
  Math.floor(Date.parse(`${endsOn}T00:00:00Z`) / DAY_MS) - Math.floor(now / DAY_MS)

/** Number of the warranties that end within 90 days. */
export const endingSoon = (warranties: readonly {endsOn: string}[], now: number): number =>
  warranties.filter(({endsOn}) => {
    const days = daysLeft(endsOn, now)
    return days >= 0 && days <= SOON_DAYS
  }).length
