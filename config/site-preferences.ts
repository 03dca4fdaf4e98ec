import {proxyPath} from '../common/proxy-path'
import {mapTiles, type SiteConfig, type SitePictures} from './schema'

/** Preferences of a site, as `GET custom_objects/ocapi/site` returns them. */
export type Preferences = Readonly<Record<string, unknown>>

const flag = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * A path on the shop's own origin, since pages load pictures of no other one. Files of the backend's static host are
 * reached through the proxy.
 */
function pathOf(value: unknown): string | undefined {
  const path = textOf(value)
  if (!/^\/(?!\/)/.test(path)) return undefined
  return /^\/(on|dw)\//.test(path) ? proxyPath('static') + path : path
}

function listOf(value: unknown): string[] {
  const members = Array.isArray(value) ? value.map(String) : textOf(value).split(',')
  return members.map((member) => member.trim().replace('_', '-')).filter((member) => member !== '')
}

/** Identity providers of the shop. */
const PROVIDERS = ['apple', 'google'] as const

/** Identity providers that the preference `socialLogins` names and the shop does not have. */
export const unknownProviders = ({socialLogins}: Preferences): string[] =>
  listOf(socialLogins).filter((name) => !PROVIDERS.some((provider) => provider === name))

/** The sign-in options; null where neither preferences nor configuration name any. */
function accountOf({account}: SiteConfig, preferences: Preferences): Pick<SiteConfig, 'account'> {
  const flags = {
    passwordless: preferences.passwordlessLoginEnabled,
    passkeys: preferences.passkeysEnabled,
  }
  const set = Object.entries(flags).filter(([, value]) => typeof value === 'boolean')
  const {loginCodeMails: codeMails, socialLogins} = preferences
  const changes: SiteConfig['account'] = {
    ...Object.fromEntries(set),
    ...((codeMails === 'slas' || codeMails === 'shop') && {codeMails}),
    ...(socialLogins !== undefined && {
      social: PROVIDERS.filter((provider) => listOf(socialLogins).includes(provider)),
    }),
  }
  return Object.keys(changes).length > 0 ? {account: {...account, ...changes}} : {}
}

/** The locales that the preference allows; the default locale always is. Without a preference all are. */
function allowedLocales({l10n}: SiteConfig, value: unknown) {
  const allowed = new Set(listOf(value))
  if (allowed.size === 0) return l10n.supportedLocales
  return l10n.supportedLocales.filter(({id}) => id === l10n.defaultLocale || allowed.has(id))
}

const pictureNames = {
  logo: 'logoImageUrl',
  errorPage: 'errorPageImageUrl',
  engraving: 'engravingImageUrl',
  productFamily: 'productFamilyImage',
  base: 'imageBaseUrl',
} as const satisfies Record<keyof SitePictures, string>

function picturesOf(site: SiteConfig, preferences: Preferences): SitePictures {
  const found = Object.entries(pictureNames).flatMap(([name, id]) => {
    const path = pathOf(preferences[id])
    return path ? [[name, path]] : []
  })
  return {...site.pictures, ...(Object.fromEntries(found) as SitePictures)}
}

/** Folders of catalogue files: JSON of a path for each catalogue; what is no path is left out. */
function catalogContentOf(value: unknown): Pick<SiteConfig, 'catalogContent'> {
  try {
    const folders = Object.entries(JSON.parse(textOf(value) || '{}') as object).flatMap(
      ([catalog, folder]) => {
        const path = pathOf(folder)
        return path ? [[catalog, path] as const] : []
      },
    )
    return folders.length > 0 ? {catalogContent: Object.fromEntries(folders)} : {}
  } catch {
    return {}
  }
}

/** Path of a stand-in, or an address. */
const addressOf = (value: unknown): string | undefined =>
  /^(https:\/\/|\/(?!\/))/.test(textOf(value)) ? textOf(value) : undefined

/** The chat with its key, where the preferences turn it on and have a key; else without (rule SCRIPT-7). */
function chatOf({services}: SiteConfig, preferences: Preferences): SiteConfig['services']['chat'] {
  const botKey = textOf(preferences.chatBotKey)
  if (!services.chat || preferences.chatEnabled !== true || !botKey) return undefined
  const excludedPages = listOf(preferences.chatExcludedPages).filter((page) => page.startsWith('/'))
  return {...services.chat, botKey, ...(excludedPages.length > 0 && {excludedPages})}
}

type MapService = SiteConfig['services']['map']

/** The map service that the preference names, else the configured one; a preference without an address turns it off. */
function mapOf(configured: MapService, {mapTilesUrl, mapAttribution}: Preferences): MapService {
  if (typeof mapTilesUrl !== 'string') return configured
  const {data: tiles} = mapTiles.safeParse(mapTilesUrl.trim())
  if (tiles) return {tiles, attribution: textOf(mapAttribution)}
  return mapTilesUrl.trim() === '' ? undefined : configured
}

/** The services that preferences turn on, over those of the configuration. */
function servicesOf(site: SiteConfig, preferences: Preferences): SiteConfig['services'] {
  const {chat: _chat, survey: _survey, map: configured, ...services} = site.services
  const chat = chatOf(site, preferences)
  const frame = preferences.npsEnabled === true ? addressOf(preferences.npsIframeUrl) : undefined
  const map = mapOf(configured, preferences)
  return {...services, ...(chat && {chat}), ...(frame && {survey: {frame}}), ...(map && {map})}
}

/** Address of the registration of businesses: a path of the shop or an https address; others are ignored. */
function businessRegistrationOf(value: unknown): Pick<SiteConfig, 'businessRegistration'> {
  const link = textOf(value)
  const isHttps = /^https:\/\//.test(link) && URL.canParse(link)
  return isHttps || /^\/(?![/\\])/.test(link) ? {businessRegistration: link} : {}
}

function taxationOf(value: unknown, fallback: SiteConfig['taxation']): SiteConfig['taxation'] {
  return value === 'net' || value === 'gross' ? value : fallback
}

/** The site with its preferences over its configuration; what no valid preference sets stays (rule SITE-12). */
export function withPreferences(site: SiteConfig, preferences: Preferences): SiteConfig {
  const {features, l10n} = site
  return {
    ...site,
    taxation: taxationOf(preferences.taxationPolicy, site.taxation),
    l10n: {...l10n, supportedLocales: allowedLocales(site, preferences.allowedLocales)},
    features: {
      ...features,
      business: flag(preferences.d2bEnabled, features.business),
      reviews: flag(preferences.bvEnabled, features.reviews),
      stores: flag(preferences.storesEnabled, features.stores),
      wishlist: flag(preferences.wishlistEnabled, features.wishlist),
      productStory: flag(preferences.pwaPdpContentEnabled, features.productStory ?? true),
      newsletterPreselected: flag(
        preferences.newsletterPreselected,
        features.newsletterPreselected ?? false,
      ),
    },
    pictures: picturesOf(site, preferences),
    ...catalogContentOf(preferences.catalogContentUrls),
    services: servicesOf(site, preferences),
    ...businessRegistrationOf(preferences.d2bRegistrationLink),
    ...accountOf(site, preferences),
  }
}
