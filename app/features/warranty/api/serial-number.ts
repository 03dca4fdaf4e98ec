import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {readNotices, readProduct} from '../model/read-answer'
import type {Warranty} from '../public/warranties'

const BASE = '/custom/shopper-warranties/v1/organizations/:org'

/** A registered product as everyone sees it. */
export type RegisteredProduct = Pick<Warranty, 'productName' | 'serialNumber' | 'endsOn'>

/** Recalls and certificates of a product. Months are `yyyy-MM`, days `yyyy-MM-dd`. */
export interface SafetyNotices {
  readonly productName: string
  readonly recalls: readonly {
    readonly id: string
    /** '' when it is not known. */
    readonly date: string
    readonly title: string
    readonly text: string
    readonly action: string
  }[]
  readonly certificates: readonly {
    readonly rules: readonly string[]
    readonly manufactured: string
    readonly tested: string
  }[]
}

/** The parsed answer, or null for a 404. @throws ApiFault (rejects) for another failure; Error for a malformed answer */
const orNull = <T>(answer: Promise<unknown>, read: (answer: unknown) => T): Promise<T | null> =>
  answer.then(read).catch((error: unknown) => {
    if (isApiFault(error) && error.status === 404) return null
    throw error
  })

/** The product of a registered serial number; null for one that is not registered. @throws ApiFault, Error (rejects) */
export const findWarranty = (
  {api}: Shop,
  serialNumber: string,
): Promise<RegisteredProduct | null> =>
  orNull(api.scapi(`${BASE}/warranty`, {query: {serialNumber}}), readProduct<RegisteredProduct>)

/** Recalls and certificates for a serial or product number; null for an unknown one. @throws ApiFault, Error (rejects) */
export const findSafetyNotices = (
  {api}: Shop,
  serialNumber: string,
): Promise<SafetyNotices | null> =>
  orNull(api.scapi(`${BASE}/recalls`, {query: {serialNumber}}), readNotices)
