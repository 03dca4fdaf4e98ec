import {emailProblem} from '@app/features/address/model/contact-rules'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'

/** What a shopper types to be notified (rule PROD-19). */
export interface NotifyValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Optional. */
  readonly phone: string
  readonly consent: boolean
  /** Wants news as well. */
  readonly news: boolean
}

export const EMPTY_NOTIFY: NotifyValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  consent: false,
  news: false,
}

/** Digits, spaces, plus, hyphen, parentheses. */
const PHONE = /^[\d\s+()-]+$/
const MAX = {firstName: 40, lastName: 50, phone: 20} as const

/** First name, last name and email are required, the phone number is optional (rule PROD-19). */
export function notifyProblems(
  values: NotifyValues,
): Readonly<Partial<Record<keyof NotifyValues, FieldProblem>>> {
  return {
    firstName: textProblem(values.firstName, {
      label: 'address.firstName',
      required: 'validation.firstName.required',
      maxLength: MAX.firstName,
    }),
    lastName: textProblem(values.lastName, {
      label: 'address.lastName',
      required: 'validation.lastName.required',
      maxLength: MAX.lastName,
    }),
    email: emailProblem(values.email),
    phone: textProblem(values.phone, {
      label: 'address.phone',
      pattern: {expression: PHONE, message: 'validation.phone.invalid'},
      maxLength: MAX.phone,
    }),
  }
}
