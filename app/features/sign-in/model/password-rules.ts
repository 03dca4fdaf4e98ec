import type {MessageId} from '@app/shared/i18n/messages'
import type {FieldProblem} from '@app/shared/form/field-problem'

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
