import {z} from 'zod'
import {EXPERIMENTS} from './experiments'
import {locales} from './locales'

/** Lower-case letters only: the alias is a path segment. */
const alias = z.string().regex(/^[a-z]{2,8}$/, 'must be 2 to 8 lower-case letters')
const localeId = z
  .string()
  .regex(/^[a-z]{2}-[A-Z]{2}$/, 'must look like de-DE')
  .refine((id) => locales.some((locale) => locale.id === id), 'is not in config/locales.ts')
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code')
const country = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code')

const localeSchema = z.strictObject({
  id: localeId,
  /** Path segment, lower case. */
  alias: z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'must look like de-de'),
  /** Name of the language in that language, as shown in the locale selector. */
  name: z.string().min(1),
  preferredCurrency: currency,
})

const experimentRunSchema = z.union([
  z.literal('variant1'),
  z.strictObject({share: z.number().int().min(1).max(100)}),
])
const experimentsSchema = z.partialRecord(z.enum(EXPERIMENTS), experimentRunSchema)

const featuresSchema = z.strictObject({
  wishlist: z.boolean(),
  /** Ids that cannot be added to the wish list, or prefixes of ids that end with `*` (rule WISH-5). */
  wishlistExclusions: z.array(z.string().min(1)).optional(),
  stores: z.boolean(),
  /** Goods can be picked up in a store (rule PICK-1); off when absent. */
  pickup: z.boolean().optional(),
  reviews: z.boolean(),
  /** Business customers: net prices and a stock limit of their own. */
  business: z.boolean(),
  /** Sessions name their place to the backend, for customer groups by place (rule SITE-33); off when absent. */
  groupsByPlace: z.boolean().optional(),
  /** Customizable products can be engraved. */
  engraving: z.boolean(),
  /** Errors of content slots and pages of the content team are shown; on when absent (rule CONTENT-18). */
  contentErrors: z.boolean().optional(),
  /** Description and key facts on product pages; on when absent. */
  productStory: z.boolean().optional(),
  /** The newsletter box of the registration is ticked at first; off when absent. */
  newsletterPreselected: z.boolean().optional(),
  /** Experiments that run on the site (rule EXP-3); none when absent. */
  experiments: experimentsSchema.optional(),
})

/** A path on the shop's own origin. */
const picture = z.string().regex(/^\/(?!\/)/, 'must be a path')

/** Pictures that a site replaces or adds. */
const picturesSchema = z.strictObject({
  /** Logo in the header, instead of mark and wordmark. */
  logo: picture.optional(),
  /** Picture of the page for unknown addresses. */
  errorPage: picture.optional(),
  /** Picture of the engraving. */
  engraving: picture.optional(),
  /** Picture of the product family below the description of products. */
  productFamily: picture.optional(),
  /** Folder of pictures in content whose paths are relative. */
  base: picture.optional(),
})

/** Sign-in options; what a site leaves out is off. */
const accountSchema = z.strictObject({
  /** Accounts must be activated from a mail: all, or those with an address of a listed domain (rule ACCT-6). */
  doubleOptIn: z
    .strictObject({everyone: z.boolean(), domains: z.array(z.string().regex(/^[a-z0-9.-]+$/))})
    .optional(),
  /** Login by mailed link or code; needs a private SLAS client. */
  passwordless: z.boolean().optional(),
  /** The service that mails links and codes: SLAS, or the shop on a call of SLAS (rule ACCT-22); SLAS when absent. */
  codeMails: z.enum(['slas', 'shop']).optional(),
  /** Login by passkey; needs a private SLAS client. */
  passkeys: z.boolean().optional(),
  /** Identity providers of the SLAS tenant. */
  social: z.array(z.enum(['apple', 'google'])).optional(),
})

/** An address, or a path of a stand-in, which is at `SCRIPTS_ORIGIN`. */
const script = z.string().regex(/^(https:\/\/|\/(?!\/))/, 'must be a path or an https address')

/** Consent service in place of the shop's own question (rule CONSENT-5); off when absent. */
const gdprSchema = z.strictObject({
  enableCookiebot: z.boolean(),
  /** The site's id at the service. */
  cookiebotID: z.string().regex(/^[\w-]+$/, 'must be an id'),
  /** Countries in which the service asks; elsewhere the shop's own question does. */
  cookiebotRegions: z.array(country),
})

/** Address of map tiles: pictures of 512 pixels by zoom, column and row. */
export const mapTiles = z
  .string()
  .regex(/^(https:\/\/|\/(?!\/))[^{}]*\{z\}[^{}]*\{[xy]\}[^{}]*\{[xy]\}[^{}]*$/, {
    error: 'must be a path or an https address with {z}, {x} and {y}',
  })

/** Script of a service, and its hash where the service publishes files that do not change. */
const scripted = {
  script,
  integrity: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be a hash such as sha384-…')
    .optional(),
}

/** Third-party services (config/scripts/records.ts); null or absent where the site has none. */
const servicesSchema = z.strictObject({
  /** Script of the consent service, where `gdpr` turns it on. */
  consentService: z.strictObject(scripted).optional(),
  /**
   * Map service of the store finder, with the text that names the source of its maps (rule STORE-10); without one
   * the tiles are those of our own server.
   */
  map: z.strictObject({tiles: mapTiles, attribution: z.string()}).optional(),
  /** Invisible bot check; its key is a site preference. */
  botCheck: z.strictObject(scripted).nullable(),
  /** Buy-now-pay-later messaging (rule PRICE-10). */
  payLater: z
    .strictObject({
      ...scripted,
      clientKey: z.string().min(1),
      environment: z.enum(['production', 'playground']),
    })
    .nullable(),
  /** Gift registry. Without a site key its button shows an error (rule PROD-14). */
  registry: z.strictObject({...scripted, siteKey: z.string().nullable()}).nullable(),
  /** Tag manager, which loads with consent only; its tags may load from `origins` and call them. */
  tagManager: z
    .strictObject({
      ...scripted,
      containerId: z.string().regex(/^[A-Z]+-[A-Z0-9]+$/, 'must look like GTM-ABC123'),
      origins: z.array(z.url({protocol: /^https$/})).optional(),
    })
    .nullable(),
  /** Display of the review service (rule SCRIPT-11). */
  reviews: z.strictObject({...scripted, environment: z.enum(['production', 'staging'])}).optional(),
  /** Chat with the customer service; preferences turn it on and set its key (rule SCRIPT-7). */
  chat: z
    .strictObject({
      ...scripted,
      botKey: z.string().min(1).optional(),
      /** Pages without the chat, as beginnings of paths below site and locale. */
      excludedPages: z.array(z.string().startsWith('/')).optional(),
    })
    .optional(),
  /** Assistant that connects shoppers with a store (rule SCRIPT-8). */
  storeAssistant: z.strictObject({...scripted, key: z.string().min(1)}).optional(),
  /** Experiments that measure conversions. */
  conversions: z.strictObject({...scripted, projectId: z.string().min(1)}).optional(),
  /** Script of the content team; `{site}` and `{locale}` in the address stand for those of the page. */
  contentScript: z.strictObject(scripted).optional(),
  /** Survey in a frame, which preferences turn on (rule SCRIPT-9). */
  survey: z.strictObject({frame: script}).optional(),
})

/** Configuration of one country site (rule SITE-1). */
export const siteSchema = z
  .strictObject({
    id: z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters'),
    alias,
    name: z.string().min(1),
    /** Country of the shop, null for the global content site. */
    countryCode: country.nullable(),
    isContentOnlySite: z.boolean(),
    taxation: z.enum(['gross', 'net']),
    l10n: z.strictObject({
      defaultLocale: localeId,
      defaultCurrency: currency,
      supportedCurrencies: z.array(currency).min(1),
      supportedLocales: z.array(localeSchema).min(1),
    }),
    /** Countries of delivery; the first is the default. */
    shipTo: z.array(country),
    /** Library of the pictures in content. */
    contentLibrary: z.string().regex(/^[\w-]+$/, 'must be the id of a library'),
    /** Pictures of customers on product pages. */
    socialFeed: z.boolean(),
    /** Tracking consent: where a site does not ask, `doNotTrack` holds (rule CONSENT-2). */
    tracking: z.strictObject({askConsent: z.boolean(), doNotTrack: z.boolean()}),
    gdpr: gdprSchema.optional(),
    features: featuresSchema,
    pictures: picturesSchema.optional(),
    /** Folders of the files of catalogues (3D models, films, downloads) by catalogue; the static host when absent. */
    catalogContent: z.record(z.string(), picture).optional(),
    account: accountSchema.optional(),
    /** Page where businesses register; a path of the shop or an https address (rule CUST-7). */
    businessRegistration: script.optional(),
    services: servicesSchema,
  })
  .check((context) => {
    const {l10n, gdpr, services} = context.value
    if (gdpr?.enableCookiebot && !services.consentService) {
      context.issues.push({
        code: 'custom',
        input: gdpr,
        path: ['services', 'consentService'],
        message: 'is missing although gdpr.enableCookiebot is on',
      })
    }
    if (!l10n.supportedLocales.some((locale) => locale.id === l10n.defaultLocale)) {
      context.issues.push({
        code: 'custom',
        input: l10n.defaultLocale,
        path: ['l10n', 'defaultLocale'],
        message: 'is not one of supportedLocales',
      })
    }
    if (!l10n.supportedCurrencies.includes(l10n.defaultCurrency)) {
      context.issues.push({
        code: 'custom',
        input: l10n.defaultCurrency,
        path: ['l10n', 'defaultCurrency'],
        message: 'is not one of supportedCurrencies',
      })
    }
  })

export type SiteConfig = z.infer<typeof siteSchema>
export type SitePictures = z.infer<typeof picturesSchema>
export type LocaleConfig = z.infer<typeof localeSchema>

/** Lists the key and the reason of every problem, one per line. */
function describe(error: z.ZodError, subject: string): string {
  const lines = error.issues.map((issue) => {
    const key = issue.path.join('.') || subject
    const extra = 'keys' in issue && Array.isArray(issue.keys) ? ` (${issue.keys.join(', ')})` : ''
    return `  ${key}: ${issue.message}${extra}`
  })
  return `${subject} is not valid:\n${lines.join('\n')}`
}

/** @throws Error whose message lists every invalid key. */
export function parseSites(sites: readonly unknown[]): SiteConfig[] {
  const parsed = sites.map((site, index) => {
    const result = siteSchema.safeParse(site)
    const id = (site as {id?: string} | null)?.id ?? `#${index}`
    if (!result.success) throw new Error(describe(result.error, `Site configuration ${id}`))
    return result.data
  })
  if (parsed.length === 0) throw new Error('No sites are configured: add one to config/sites/.')
  for (const key of ['id', 'alias'] as const) {
    const values = parsed.map((site) => site[key])
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    if (twice) throw new Error(`Site configuration: ${key} "${twice}" is used twice.`)
  }
  return parsed
}
