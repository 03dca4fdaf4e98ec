import {definePreferences} from '@app/shared/api/site-preferences'
import type {Paths} from '@common/paths'
import type {MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'

/** The sections of the account, in the order of their menu. */
export const SECTIONS = [
  'dashboard',
  'orders',
  'warranty',
  'personal-information',
  'addresses',
  'payment',
  'wishlist',
] as const
export type AccountSection = (typeof SECTIONS)[number]

/** Links to the account in the header (rule ACCT-16). */
const MAX_MENU_LINKS = 5

/** Sections of a site, and those in the menu of its header. */
export interface AccountConfig {
  readonly sections: readonly AccountSection[]
  readonly menuLinks: readonly AccountSection[]
}

const isSection = (value: unknown): value is AccountSection =>
  SECTIONS.some((section) => section === value)

/** The sections of a list, without duplicates and unknown ones; undefined for anything but a list. */
const sectionsOf = (value: unknown): AccountSection[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter(isSection))] : undefined

function parsed(value: unknown): {sections?: unknown; menuLinks?: unknown} {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/**
 * Reads the preference `myStokkeConfig`, an object or its JSON: `sections` of the account, all without it, and
 * `menuLinks` of the header, at most five (rule MY-3). The overview and the list of a site without wish lists follow
 * from the site.
 */
export function accountConfigOf(value: unknown, hasWishlist: boolean): AccountConfig {
  const {sections, menuLinks} = parsed(value)
  const configured = sectionsOf(sections) ?? SECTIONS
  const open = SECTIONS.filter(
    (section) =>
      section === 'dashboard' ||
      (configured.includes(section) && (section !== 'wishlist' || hasWishlist)),
  )
  const links = (sectionsOf(menuLinks) ?? open).filter((section) => open.includes(section))
  return {sections: open, menuLinks: links.slice(0, MAX_MENU_LINKS)}
}

/** Name of a section; business customers have company information. */
export function sectionTitle(section: AccountSection, isBusiness: boolean): MessageId {
  if (section === 'personal-information') return isBusiness ? 'account.company' : 'account.personal'
  return `account.${section}`
}

/** Path of a section. */
export function sectionPath(section: AccountSection, paths: Paths): string {
  switch (section) {
    case 'dashboard':
      return paths.account()
    case 'orders':
      return paths.orders()
    case 'warranty':
      return paths.accountWarranty()
    case 'personal-information':
      return paths.personalInformation()
    case 'addresses':
      return paths.addresses()
    case 'payment':
      return paths.savedCards()
    case 'wishlist':
      return paths.wishlist()
  }
}

/** Sections of the account by the site preference `myStokkeConfig` (rule MY-3). */
export const {query: accountConfigQuery, use: useConfig} = definePreferences(
  ['account-config'],
  (found, {features}) => accountConfigOf(found['myStokkeConfig'], features.wishlist),
)

/** Sections of the account; undefined until they are loaded. When they cannot be loaded, every section is open. */
export function useAccountConfig(): AccountConfig | undefined {
  const shop = useShop()
  const {data, isError} = useConfig()
  return data ?? (isError ? accountConfigOf(undefined, shop.site.features.wishlist) : undefined)
}
