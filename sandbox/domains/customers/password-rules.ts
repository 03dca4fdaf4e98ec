import {CommerceFault} from '../commerce-fault'
import type {Site} from '../sites/site-registry'

/** Password requirements, named as in the customer list settings of B2C Commerce. */
export interface PasswordRules {
  readonly minLength: number
  readonly forceLetters: boolean
  readonly forceMixedCase: boolean
  readonly forceNumbers: boolean
  readonly minSpecialChars: number
}

/** Default settings of a new customer list. */
export const defaultPasswordRules: PasswordRules = {
  minLength: 8,
  forceLetters: true,
  forceMixedCase: true,
  forceNumbers: true,
  minSpecialChars: 1,
}

/**
 * Returns the password rules of a site: site preferences `passwordMinLength`,
 * `passwordForceLetters`, `passwordForceMixedCase`, `passwordForceNumbers` and
 * `passwordMinSpecialChars` over the defaults.
 */
export function passwordRulesOf({preferences}: Pick<Site, 'preferences'>): PasswordRules {
  const read = <Value extends number | boolean>(rule: keyof PasswordRules, fallback: Value) => {
    const value = preferences[`password${rule[0]?.toUpperCase()}${rule.slice(1)}`]
    if (value === undefined || value === null) return fallback
    const parsed = typeof fallback === 'number' ? Number(value) : String(value) === 'true'
    return (Number.isNaN(parsed) ? fallback : parsed) as Value
  }
  const rules = defaultPasswordRules
  return {
    minLength: read<number>('minLength', rules.minLength),
    forceLetters: read<boolean>('forceLetters', rules.forceLetters),
    forceMixedCase: read<boolean>('forceMixedCase', rules.forceMixedCase),
    forceNumbers: read<boolean>('forceNumbers', rules.forceNumbers),
    minSpecialChars: read<number>('minSpecialChars', rules.minSpecialChars),
  }
}

/**
 * Returns the missing requirements of a password as phrases that complete "The password needs ...";
 * empty when the password is accepted.
 */
export function passwordDefects(password: string, rules: PasswordRules): string[] {
  const special = [...password].filter((letter) => !/[\p{L}\p{N}\s]/u.test(letter)).length
  const mixed = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password)
  return [
    [...password].length < rules.minLength && `at least ${rules.minLength} characters`,
    rules.forceLetters && !/\p{L}/u.test(password) && 'a letter',
    rules.forceMixedCase && !mixed && 'upper and lower case letters',
    rules.forceNumbers && !/\p{N}/u.test(password) && 'a number',
    special < rules.minSpecialChars && `${rules.minSpecialChars} special character(s)`,
  ].filter((defect): defect is string => defect !== false)
}

/** Checks a password. Throws InvalidPassword when it does not meet the site's rules. */
export function requireAcceptable(password: string, site: Pick<Site, 'preferences'>): void {
  const defects = passwordDefects(password, passwordRulesOf(site))
  if (defects.length === 0) return
  throw new CommerceFault(
    'InvalidPassword',
    `The password doesn't match the acceptance criteria: it needs ${defects.join(', ')}.`,
  )
}
