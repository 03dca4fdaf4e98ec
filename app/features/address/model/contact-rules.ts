import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'

/**
 * Letters, digits and `. _ % + -` before the @, a domain, and a top-level part of 2 to 6 letters. The
 * underscore is allowed because mail providers issue such addresses (rule FIELD-3).
 */
const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,6}$/

const MAX_EMAIL = 50

/** Checks an email address (rule FIELD-3). */
export function emailProblem(value: string): FieldProblem | undefined {
  return textProblem(value, {
    label: 'address.email',
    required: 'validation.email.required',
    pattern: {expression: EMAIL, message: 'validation.email.invalid'},
    maxLength: MAX_EMAIL,
  })
}
