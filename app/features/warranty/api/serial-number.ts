import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import type {Warranty} from './warranties'

const BASE = '/custom/shopper-warranties/v1/organizations/:org'

/** A registered product as everyone sees it. */
export type RegisteredProduct = Pick<Warranty, 'productName' | 'serialNumber' | 'endsOn'>

/** Recalls and certificates of a product. Months are `yyyy-MM`, days `yyyy-MM-dd`. */
export interface SafetyNotices {
  readonly productName: string
  readonly recalls: readonly {
    readonly id: string
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

/** The answer, or null for a 404. @throws ApiFault (rejects) for another failure */
const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isApiFault(error) && error.status === 404) return null
    throw error
  })

/** The product of a registered serial number; null for one that is not registered. @throws ApiFault (rejects) */
export const findWarranty = (
  {api}: Shop,
  serialNumber: string,
): Promise<RegisteredProduct | null> =>
  orNull(api.scapi<RegisteredProduct>(`${BASE}/warranty`, {query: {serialNumber}}))

/** Recalls and certificates for a serial or product number; null for an unknown one. @throws ApiFault (rejects) */
export const findSafetyNotices = (
  {api}: Shop,
  serialNumber: string,
): Promise<SafetyNotices | null> =>
  orNull(api.scapi<SafetyNotices>(`${BASE}/recalls`, {query: {serialNumber}}))
