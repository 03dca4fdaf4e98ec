import {personProblems} from '@app/features/address/public/contact-rules'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'

/** Values of the product that a shopper registers. */
export interface ProductValues {
  readonly productId: string
  readonly serialNumber: string
  /** Day of purchase, `yyyy-MM-dd`. */
  readonly purchasedOn: string
}

/** Values of the portal's form (rule SERVE-10). */
export interface RegistrationValues extends ProductValues {
  readonly shop: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export const EMPTY_PRODUCT: ProductValues = {productId: '', serialNumber: '', purchasedOn: ''}

export const EMPTY_REGISTRATION: RegistrationValues = {
  ...EMPTY_PRODUCT,
  shop: '',
  firstName: '',
  lastName: '',
  email: '',
}

/** Years before today in which a purchase may lie. */
const MAX_AGE_YEARS = 100
const MIN_SERIAL = 3
const MAX = {productId: 100, serialNumber: 64, shop: 100}

/** Year 1000 to 9999, month and day; the calendar says whether there is such a day. */
const DAY = /^[1-9]\d{3}-\d\d-\d\d$/

/** First and last possible day of a purchase, `yyyy-MM-dd`. @param now milliseconds since 1970 */
export function purchaseRange(now: number): {readonly first: string; readonly last: string} {
  const last = new Date(now).toISOString().slice(0, 10)
  return {first: `${Number(last.slice(0, 4)) - MAX_AGE_YEARS}${last.slice(4)}`, last}
}

/** Whether the calendar has the day: JavaScript reads 31 February as 3 March. */
function exists(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

/** A day of purchase: year-month-day, not in the future, at most 100 years back (rule SERVE-10). */
export function purchaseProblem(text: string, now: number): FieldProblem | undefined {
  const day = text.trim()
  if (!DAY.test(day) || !exists(day)) return {id: 'validation.date.invalid'}
  const {first, last} = purchaseRange(now)
  if (day > last) return {id: 'validation.date.future'}
  return day < first ? {id: 'validation.date.tooOld'} : undefined
}

/** Problems of a product that is registered. @param now milliseconds since 1970 */
export const productProblems = (
  {productId, serialNumber, purchasedOn}: ProductValues,
  now = Date.now(),
): Readonly<Record<keyof ProductValues, FieldProblem | undefined>> => ({
  productId: textProblem(productId, {
    label: 'warranty.product',
    required: 'warranty.product.required',
    maxLength: MAX.productId,
  }),
  serialNumber: textProblem(serialNumber, {
    label: 'warranty.serial',
    required: 'warranty.serial.required',
    minLength: MIN_SERIAL,
    maxLength: MAX.serialNumber,
  }),
  purchasedOn: purchaseProblem(purchasedOn, now),
})

/** Problems of the portal's form (rule SERVE-10). */
export const registrationProblems = (
  values: RegistrationValues,
  now = Date.now(),
): Readonly<Record<keyof RegistrationValues, FieldProblem | undefined>> => ({
  ...productProblems(values, now),
  shop: textProblem(values.shop, {label: 'portal.shop', maxLength: MAX.shop}),
  ...personProblems(values),
})
