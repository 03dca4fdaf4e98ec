import {emailProblem} from '@app/features/address/model/contact-rules'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'

/** Values of the stock-alert form (rule PROD-19). */
export interface NotifyValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Optional phone number. */
  readonly phone: string
  readonly consent: boolean
  /** Newsletter sign-up chosen. */
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

/** Phone number: digits, spaces, plus, hyphen, parentheses. */
const PHONE = /^[\d\s+()-]+$/
const MAX = {firstName: 40, lastName: 50, phone: 20} as const

/**
 * Problems of the form: first name, last name and email are required, the phone number is optional (rule
 * PROD-19).
 */
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
