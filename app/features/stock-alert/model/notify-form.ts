import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
  phoneProblem,
} from '@app/features/address/public/contact-rules'
import type {FieldProblem} from '@app/shared/form/field-problem'

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

/**
 * Problems of the form: first name, last name and email are required, the phone number is optional (rule
 * PROD-19).
 */
export function notifyProblems(
  values: NotifyValues,
): Readonly<Partial<Record<keyof NotifyValues, FieldProblem>>> {
  return {
    firstName: firstNameProblem(values.firstName),
    lastName: lastNameProblem(values.lastName),
    email: emailProblem(values.email),
    phone: phoneProblem(values.phone),
  }
}
