import type {FieldProblem} from '@app/shared/form/field-problem'
import type {FormProblems} from '@app/shared/form/form-problems'
import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
} from '@app/features/address/public/contact-rules'
import type {MessageId} from '@app/shared/i18n/messages'
import type {ApiFault} from '@common/fault'
import {faultText, type FaultText} from '@app/features/faults/public/fault-message'

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

/** One rule of a new password (rule ACCT-11). */
interface PasswordRule {
  readonly name: 'minLength' | 'uppercase' | 'lowercase' | 'digit' | 'special'
  readonly test: (password: string) => boolean
  /** Message of a password that breaks the rule. */
  readonly message: MessageId
  /** Line of the checklist. */
  readonly label: MessageId
}

const MIN_LENGTH = 8

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    name: 'minLength',
    test: (password) => [...password].length >= MIN_LENGTH,
    message: 'validation.password.minLength',
    label: 'auth.password.rule.minLength',
  },
  {
    name: 'uppercase',
    test: (password) => /\p{Lu}/u.test(password),
    message: 'validation.password.uppercase',
    label: 'auth.password.rule.uppercase',
  },
  {
    name: 'lowercase',
    test: (password) => /\p{Ll}/u.test(password),
    message: 'validation.password.lowercase',
    label: 'auth.password.rule.lowercase',
  },
  {
    name: 'digit',
    test: (password) => /\d/.test(password),
    message: 'validation.password.digit',
    label: 'auth.password.rule.digit',
  },
  {
    name: 'special',
    test: (password) => /[^\p{L}\p{N}\s]/u.test(password),
    message: 'validation.password.special',
    label: 'auth.password.rule.special',
  },
]

/** The rules, and which of them a password keeps. */
export const passwordChecklist = (password: string): readonly (PasswordRule & {met: boolean})[] =>
  PASSWORD_RULES.map((rule) => ({...rule, met: rule.test(password)}))

/** The first rule that a new password breaks. */
export function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password === '') return {id: 'validation.password.create'}
  const broken = PASSWORD_RULES.find(({test}) => !test(password))
  return broken && {id: broken.message}
}

export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Length from which a password that keeps all rules is strong. */
const STRONG_LENGTH = 12

/** Strength for the meter; null for an empty password. */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password === '') return null
  if (!PASSWORD_RULES.every(({test}) => test(password))) return 'weak'
  return [...password].length >= STRONG_LENGTH ? 'strong' : 'fair'
}

/** Messages for which the shopper waits; the seconds come from the answer. */
function waiting({arguments: {seconds}}: ApiFault): FaultText {
  return typeof seconds === 'number'
    ? {id: 'auth.error.wait', values: {seconds}}
    : {id: 'error.tooManyRequests'}
}

const common = (fault: ApiFault): FaultText =>
  fault.status === 429 ? waiting(fault) : faultText(fault)

/** Message of a failed login (rule ACCT-12). */
export function loginFault(fault: ApiFault): FaultText {
  if (fault.type === 'activation-needed') return {id: 'auth.error.activation'}
  if (fault.status === 401) return {id: 'auth.error.credentials'}
  return common(fault)
}

/** True for the refusal of an address that has an account. */
export const isRegisteredAddress = ({type, title, detail}: ApiFault): boolean =>
  /login[\s-]?already[\s-]?in[\s-]?use/i.test(`${type} ${title} ${detail}`)

/** Values that a backend may refuse although the form accepts them, because its rules can be stricter. */
const REFUSED_VALUES: readonly (readonly [RegExp, MessageId])[] = [
  [/invalid[\s-]?password|\.password\b/i, 'validation.password.invalid'],
  [/invalid[\s-]?email|\.email\b/i, 'validation.email.invalidShort'],
  [/\bfirst_?name\b/i, 'validation.firstName.invalid'],
  [/\blast_?name\b/i, 'validation.lastName.invalid'],
]

/** Message of a failed registration (rule ACCT-12). */
export function registrationFault(fault: ApiFault): FaultText {
  if (isRegisteredAddress(fault)) return {id: 'auth.error.registered'}
  const said = `${fault.type} ${fault.title} ${fault.detail}`
  const refused = fault.status === 400 && REFUSED_VALUES.find(([named]) => named.test(said))
  return refused ? {id: refused[1]} : common(fault)
}

const UNAVAILABLE = [
  /callback_uri/i,
  /passwordless permissions error/i,
  /client secret is not provided/i,
]

const isUnavailable = ({status, title, detail}: ApiFault): boolean =>
  status === 501 || UNAVAILABLE.some((pattern) => pattern.test(`${title} ${detail}`))

/** Message of a failed login by code, passkey or mail (rule ACCT-12). */
export function passwordlessFault(fault: ApiFault): FaultText {
  const said = `${fault.title} ${fault.detail}`
  if (/invalid token/i.test(said)) return {id: 'auth.error.token'}
  if (isUnavailable(fault)) return {id: 'auth.error.unavailable'}
  if (fault.type === 'activation-needed') return {id: 'auth.error.activation'}
  return common(fault)
}

/** Message of a failed request for the mail with which a new password is chosen. */
export const resetRequestFault = (fault: ApiFault): FaultText =>
  isUnavailable(fault) ? {id: 'auth.error.unavailable'} : common(fault)

/** Message of a failed new password (rule ACCT-12). */
export const resetFault = (fault: ApiFault): FaultText =>
  fault.status === 400 ? {id: 'auth.error.token'} : common(fault)

/** Message of a failed social login (rule ACCT-12). */
export function socialFault(fault: ApiFault): FaultText {
  const said = `${fault.title} ${fault.detail}`
  if (/redirect_?uri/i.test(said)) return {id: 'auth.error.redirect'}
  if (/login[\s-]?already[\s-]?in[\s-]?use/i.test(said)) return {id: 'auth.error.registered'}
  return fault.status === 501 ? {id: 'auth.error.unavailable'} : common(fault)
}

/** Message of a failed login by passkey, or of a passkey that could not be added. */
export function passkeyFault(fault: ApiFault): FaultText {
  if (fault.type === 'passkey-cancelled') return {id: 'passkey.cancelled'}
  if (fault.type === 'passkey-exists') return {id: 'passkey.exists'}
  if (fault.status === 401 && fault.type !== 'session-ended') return {id: 'passkey.unknown'}
  return passwordlessFault(fault)
}
