import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
} from '@app/features/address/public/contact-rules'
import type {FieldProblem} from '@app/shared/form/field-problem'

/** Values of the second step of the newsletter form. */
export interface NewsletterValues {
  readonly firstName: string
  readonly lastName: string
  readonly consent: boolean
}

export const EMPTY_NEWSLETTER: NewsletterValues = {firstName: '', lastName: '', consent: false}

/** Problem of the first step (rule FIELD-3). */
export const newsletterEmailProblem = emailProblem

/** Problems of the second step: both names are required (rule NEWS-2). */
export function newsletterProblems(
  values: NewsletterValues,
): Readonly<Partial<Record<keyof NewsletterValues, FieldProblem>>> {
  return {
    firstName: firstNameProblem(values.firstName),
    lastName: lastNameProblem(values.lastName),
  }
}
