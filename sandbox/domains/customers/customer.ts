import type {CustomValues} from '../custom-values'

/** Text fields of a customer, named as on the wire. Login, email and names of ids are apart. */
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
  /** 0 not given, 1 male, 2 female. */
  readonly gender?: number
  /** Set when a code that was mailed there came back. */
  readonly emailVerified?: boolean
  readonly custom: CustomValues
}

/** A registered customer. Times are milliseconds since 1970. */
export interface Customer {
  readonly id: string
  /** Customer list: the sites that share one share its customers. */
  readonly listId: string
  readonly customerNo: string
  readonly login: string
  readonly email: string
  /** See `password-hash.ts`; null for who logs in without a password. */
  readonly passwordHash: string | null
  /** Counts changes of the password: an access token of an earlier count is void. */
  readonly credentialsRevision: number
  readonly enabled: boolean
  readonly profile: CustomerProfile
  readonly revision: number
  readonly createdAt: number
  readonly modifiedAt: number
  readonly lastLoginAt?: number
  readonly previousLoginAt?: number
}

/** Logins are compared without regard to case. */
export function loginKey(login: string): string {
  return login.trim().toLowerCase()
}

/** First and last name; the login when neither is known. */
export function displayName({profile, login}: Pick<Customer, 'profile' | 'login'>): string {
  return [profile.firstName, profile.lastName].filter(Boolean).join(' ') || login
}
