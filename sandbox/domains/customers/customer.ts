import type {CustomValues} from '../custom-values'

/** Text fields of a customer, named as on the wire. They do not include login, email and ids. */
export const PROFILE_FIELDS = [
  'birthday',
  'companyName',
  'fax',
  'firstName',
  'jobTitle',
  'lastName',
  'phoneBusiness',
  'phoneHome',
  'phoneMobile',
  'preferredLocale',
  'salutation',
  'secondName',
  'suffix',
  'title',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

export type CustomerProfile = {readonly [Field in ProfileField]?: string} & {
  /** Gender: 0 not given, 1 male, 2 female. */
  readonly gender?: number
  /** True when the customer has confirmed the email address with a mailed code. */
  readonly emailVerified?: boolean
  readonly custom: CustomValues
}

/** Registered customer. Times are in milliseconds since 1970. */
export interface Customer {
  readonly id: string
  /** Id of the customer list; sites with the same list share its customers. */
  readonly listId: string
  readonly customerNo: string
  readonly login: string
  readonly email: string
  /** Password hash, see `password-hash.ts`; null for a customer without a password. */
  readonly passwordHash: string | null
  /** Number of password changes; access tokens with a lower number are void. */
  readonly credentialsRevision: number
  readonly enabled: boolean
  readonly profile: CustomerProfile
  readonly revision: number
  readonly createdAt: number
  readonly modifiedAt: number
  readonly lastLoginAt?: number
  readonly previousLoginAt?: number
}

/** Returns the key by which logins are compared, independent of case. */
export function loginKey(login: string): string {
  return login.trim().toLowerCase()
}

/** Returns whether two addresses are those of one account. */
export const isSameLogin = (one: string | undefined, other: string): boolean =>
  one !== undefined && loginKey(one) === loginKey(other)

/** Returns first and last name; the login when both are missing. */
export function displayName({profile, login}: Pick<Customer, 'profile' | 'login'>): string {
  return [profile.firstName, profile.lastName].filter(Boolean).join(' ') || login
}
