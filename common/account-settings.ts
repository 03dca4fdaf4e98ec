import type {SiteConfig} from '../config/schema'

/** Sign-in and account options of a site. */
export interface AccountSettings {
  /** Accounts must be activated from a mail: on this site, or for addresses of these domains. */
  readonly doubleOptIn: {readonly everyone: boolean; readonly domains: readonly string[]}
  readonly passwordless: boolean
  /** The sender of links and codes. */
  readonly codeMails: 'slas' | 'shop'
  readonly passkeys: boolean
  readonly social: readonly ('apple' | 'google')[]
}

const BASE: AccountSettings = {
  doubleOptIn: {everyone: false, domains: []},
  passwordless: false,
  codeMails: 'slas',
  passkeys: false,
  social: [],
}

/** The options of a site; what it does not name is off. */
export const accountSettingsOf = ({account}: Pick<SiteConfig, 'account'>): AccountSettings => ({
  ...BASE,
  ...account,
})

/** Whether a new account must be activated (rule ACCT-6). Business accounts need no activation. */
export function needsActivation(
  {doubleOptIn}: AccountSettings,
  email: string,
  isBusiness: boolean,
): boolean {
  if (isBusiness) return false
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return doubleOptIn.everyone || doubleOptIn.domains.includes(domain)
}
