import type {FieldProblem} from '@app/shared/form/field-problem'
import type {FormProblems} from '@app/shared/form/form-problems'
import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
} from '@app/features/address/model/contact-rules'
import {newPasswordProblem} from './password-rules'

export interface LoginValues {
  email: string
  password: string
}

export const loginProblems = ({email, password}: LoginValues): FormProblems => ({
  email: emailProblem(email),
  password: password === '' ? {id: 'validation.password.required'} : undefined,
})

export interface RegisterValues {
  firstName: string
  lastName: string
  email: string
  password: string
  news: boolean
  terms: boolean
}

export const registerProblems = (values: RegisterValues): FormProblems => ({
  firstName: firstNameProblem(values.firstName),
  lastName: lastNameProblem(values.lastName),
  email: emailProblem(values.email),
  password: newPasswordProblem(values.password),
  terms: values.terms ? undefined : {id: 'validation.terms.required'},
})

export interface NewPasswordValues {
  email: string
  token: string
  password: string
}

/** A new password with the code of a mail. */
export const newPasswordProblems = (values: NewPasswordValues): FormProblems => ({
  email: emailProblem(values.email),
  token: codeProblem(values.token),
  password: newPasswordProblem(values.password),
})

const CODE_DIGITS = 8

/** Digits of a code as it was typed or pasted: mails and keyboards add spaces and hyphens. */
export const plainCode = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '')

/** Checks a mailed code. */
export function codeProblem(value: string): FieldProblem | undefined {
  const code = plainCode(value)
  if (code === '') return {id: 'validation.code.required'}
  return /^\d+$/.test(code) && code.length === CODE_DIGITS
    ? undefined
    : {id: 'validation.code.invalid', values: {n: CODE_DIGITS}}
}
