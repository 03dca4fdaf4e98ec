import type {ScriptContext, ScriptRecord} from './script-record'

/** Time limit for a script to load, milliseconds. */
const TIMEOUT_MS = 10_000

/** An address with more query parameters. */
const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`

type ServiceId = keyof ScriptContext['site']['services']

/** What most records have in common: the service has a script in the site's configuration. */
const scriptOf = (id: Exclude<ServiceId, 'survey' | 'map'>) =>
  ({
    enabledBy: [`services.${id}`],
    timeoutMs: TIMEOUT_MS,
    cookies: [],
    storage: [],
    addressOf: ({site}) => site.services[id]?.script ?? null,
    integrityOf: ({site}) => site.services[id]?.integrity,
  }) satisfies Partial<ScriptRecord>

/** The stand-in of the sandbox (plain HTTP) shares its origin with all other services: its files are in one folder. */
const paymentFilesAt = (origin: string): string =>
  origin.startsWith('http://') ? `${origin}/psp/client/` : origin

/**
 * The registry of third-party services (docs/guides/third-party-scripts.md): loading, security policy, the list of the
 * privacy page and the inspector's list derive from it.
 */
export const scriptRecords = {
  consentService: {
    ...scriptOf('consentService'),
    consent: 'necessary',
    phase: 'demand',
    enabledBy: ['gdpr.enableCookiebot', 'services.consentService'],
    cookies: ['CookieConsent'],
    global: 'Cookiebot',
    addressOf: ({site: {gdpr, services}}) =>
      gdpr?.enableCookiebot && services.consentService
        ? withQuery(services.consentService.script, {cbid: gdpr.cookiebotID})
        : null,
  },
  botCheck: {
    ...scriptOf('botCheck'),
    consent: 'necessary',
    phase: 'demand',
    enabledBy: ['services.botCheck', 'reCaptchaPublicKey'],
    cookies: ['_GRECAPTCHA'],
    storage: ['rc::*'],
    global: 'grecaptcha',
  },
  payment: {
    consent: 'necessary',
    phase: 'demand',
    enabledBy: ['PAYMENT_ORIGIN'],
    timeoutMs: TIMEOUT_MS,
    cookies: [],
    storage: [],
    addressOf: ({site, paymentOrigin}) =>
      paymentOrigin && !site.isContentOnlySite ? paymentFilesAt(paymentOrigin) : null,
  },
  parcelService: {
    consent: 'necessary',
    phase: 'demand',
    enabledBy: ['parcellabTrackingJS', 'parcellabReturnOrderJS'],
    timeoutMs: TIMEOUT_MS,
    cookies: [],
    storage: [],
    global: 'parcelService',
    // The preferences name files of the shop's own origin; the widget reads them when it is shown.
    addressOf: ({site}) => (site.isContentOnlySite ? null : '/'),
  },
  registry: {
    ...scriptOf('registry'),
    consent: 'necessary',
    phase: 'demand',
    global: 'MyRegistrySDK',
  },
  tagManager: {
    ...scriptOf('tagManager'),
    consent: 'statistics',
    phase: 'idle',
    cookies: ['_ga', '_ga_*', '_gid', '_gcl_au', 'tags_visitor'],
    resident: true,
    pixels: true,
    addressOf: ({site: {services}}) =>
      services.tagManager &&
      withQuery(services.tagManager.script, {id: services.tagManager.containerId}),
    addressesOf: ({site}) => site.services.tagManager?.origins ?? [],
  },
  payLater: {
    ...scriptOf('payLater'),
    consent: 'preferences',
    phase: 'visible',
    storage: ['pay-later'],
  },
  reviews: {
    ...scriptOf('reviews'),
    consent: 'preferences',
    phase: 'visible',
    enabledBy: ['services.reviews', 'bvEnabled'],
    cookies: ['reviews_visitor'],
    global: 'reviewsDisplay',
    addressOf: ({site: {services, features}}) =>
      features.reviews ? (services.reviews?.script ?? null) : null,
  },
  chat: {
    ...scriptOf('chat'),
    consent: 'preferences',
    phase: 'interaction',
    enabledBy: ['services.chat', 'chatEnabled', 'chatBotKey'],
    storage: ['chat-transcript'],
    global: 'chatAssistant',
    addressOf: ({site: {services}}) => (services.chat?.botKey ? services.chat.script : null),
  },
  storeAssistant: {
    ...scriptOf('storeAssistant'),
    consent: 'preferences',
    phase: 'interaction',
    storage: ['store-assistant'],
    global: 'storeAssistant',
  },
  conversions: {
    ...scriptOf('conversions'),
    consent: 'marketing',
    phase: 'idle',
    storage: ['conversion-visitor'],
    global: 'conversions',
    resident: true,
    addressOf: ({site: {services}}) =>
      services.conversions
        ? withQuery(services.conversions.script, {project: services.conversions.projectId})
        : null,
  },
  contentScript: {
    ...scriptOf('contentScript'),
    consent: 'marketing',
    phase: 'idle',
    storage: ['content-script'],
    resident: true,
    addressOf: ({site: {id, services}, localeId}) =>
      services.contentScript?.script.replace('{site}', id).replace('{locale}', localeId) ?? null,
  },
  survey: {
    consent: 'preferences',
    phase: 'visible',
    enabledBy: ['npsEnabled', 'npsIframeUrl'],
    timeoutMs: TIMEOUT_MS,
    cookies: [],
    storage: [],
    frame: true,
    addressOf: ({site}) => site.services.survey?.frame ?? null,
  },
} as const satisfies Readonly<Record<string, ScriptRecord>>

export type ScriptId = keyof typeof scriptRecords

/** The record of a service. */
export const recordOf = (id: ScriptId): ScriptRecord => scriptRecords[id]

export const SCRIPT_IDS = Object.keys(scriptRecords) as ScriptId[]
