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

const MAX_FIRST_NAME = 40
const MAX_LAST_NAME = 50

/** Checks a first name (rule FIELD-2). */
export const firstNameProblem = (value: string): FieldProblem | undefined =>
  textProblem(value, {
    label: 'address.firstName',
    required: 'validation.firstName.required',
    maxLength: MAX_FIRST_NAME,
  })

/** Checks a last name (rule FIELD-2). */
export const lastNameProblem = (value: string): FieldProblem | undefined =>
  textProblem(value, {
    label: 'address.lastName',
    required: 'validation.lastName.required',
    maxLength: MAX_LAST_NAME,
  })

interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Problems of names and email address (rules FIELD-2 and FIELD-3). */
export const personProblems = ({
  firstName,
  lastName,
  email,
}: Person): Readonly<Record<keyof Person, FieldProblem | undefined>> => ({
  firstName: firstNameProblem(firstName),
  lastName: lastNameProblem(lastName),
  email: emailProblem(email),
})

/** Digits, spaces, `+`, `-` and parentheses, with at least one digit. */
const PHONE = /^(?=.*\d)[\d\s+()-]+$/
const MAX_PHONE = 20

/** Checks a phone number that may be left empty (rule FIELD-4). */
export const phoneProblem = (value: string): FieldProblem | undefined =>
  textProblem(value, {
    label: 'address.phone',
    pattern: {expression: PHONE, message: 'validation.phone.invalid'},
    maxLength: MAX_PHONE,
  })
