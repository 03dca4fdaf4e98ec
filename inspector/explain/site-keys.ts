/** A setting in plain words. */
export interface Explanation {
  /** Group of settings in the comparison. */
  readonly area: Area
  readonly name: string
  /** One or two sentences for someone who does not program. */
  readonly meaning: string
  /** What holds for a site that leaves the setting out; absent where every site has to name it. */
  readonly absent?: string
}

/** Groups of settings, in the order of the comparison. */
export const AREAS = {
  site: 'Site and languages',
  features: 'Features',
  experiments: 'Experiments',
  services: 'Services and scripts',
  account: 'Accounts and privacy',
  pictures: 'Pictures',
  preferences: 'Preferences',
  law: 'Law and country',
  legal: 'Legal texts',
  payment: 'Payment',
  delivery: 'Delivery',
  taxes: 'Taxes',
} as const
export type Area = keyof typeof AREAS

type Line = readonly [area: Area, name: string, meaning: string, absent?: string]

const OFF = 'off'
const NONE = 'none'

/** By key of the site's configuration (`config/schema.ts`), nested keys joined by dots. */
const lines: Readonly<Record<string, Line>> = {
  id: ['site', 'Site id', 'Three letters by which the backend knows the site.'],
  businessRegistration: [
    'site',
    'Registration of businesses',
    'Page to which sign-in and registration send business customers. A preference sets it.',
    NONE,
  ],
  alias: ['site', 'Path', 'First part of every address of the site, such as “deu”.'],
  name: ['site', 'Name', 'Name of the site for search engines and the country selector.'],
  countryCode: ['site', 'Country', 'Country of the shop; none on the global content site.'],
  isContentOnlySite: [
    'site',
    'Content only',
    'The site shows products and stories but sells nothing: no prices, no cart.',
  ],
  'l10n.defaultLocale': [
    'site',
    'Default language',
    'Language and region that a visitor gets who has not chosen one.',
  ],
  'l10n.defaultCurrency': ['site', 'Default currency', 'Currency of prices and baskets.'],
  'l10n.supportedCurrencies': [
    'site',
    'Currencies',
    'All currencies in which the site shows prices.',
  ],
  'l10n.supportedLocales': [
    'site',
    'Languages',
    'Languages and regions that visitors can choose. A preference can allow fewer.',
  ],
  contentLibrary: [
    'site',
    'Content library',
    'Library from which texts and pictures of content come.',
  ],
  catalogContent: [
    'site',
    'Files of catalogues',
    'Folders of films, downloads and 3D models; without one they come from the backend.',
  ],
  taxation: [
    'taxes',
    'Prices and tax',
    'With “gross” prices contain the tax; with “net” it is added in the cart.',
  ],
  shipTo: [
    'delivery',
    'Countries of delivery',
    'Countries to which the site delivers; the first is preselected.',
  ],
  socialFeed: [
    'services',
    'Pictures of customers',
    'Product pages show pictures that customers posted.',
  ],
  'tracking.askConsent': [
    'account',
    'Asks for consent',
    'Visitors are asked before anything is measured.',
  ],
  'tracking.doNotTrack': [
    'account',
    'Measures nothing without consent',
    'Where the site does not ask, this decides whether visits are measured.',
  ],
  'features.wishlist': ['features', 'Wish list', 'Shoppers can keep products on a list.'],
  'features.wishlistExclusions': [
    'features',
    'Not for the wish list',
    'Products that cannot be put on the wish list; a star stands for any ending.',
    NONE,
  ],
  'features.stores': ['features', 'Stores', 'The store finder and stock in stores are shown.'],
  'features.groupsByPlace': [
    'features',
    'Customer groups by place',
    'Sessions name the country of the visitor, so that customer groups by place apply.',
    OFF,
  ],
  'features.pickup': [
    'features',
    'Pickup in a store',
    'Shoppers can collect their order in a store.',
    OFF,
  ],
  'features.reviews': [
    'features',
    'Reviews',
    'Products show reviews, and shoppers can write some.',
  ],
  'features.business': [
    'features',
    'Business mode',
    'Business customers see net prices and have a purchase limit of their own.',
  ],
  'features.contentErrors': [
    'features',
    'Errors in content',
    'A part of the content that cannot be read says so; otherwise it is left out.',
    'on',
  ],
  'features.engraving': ['features', 'Engraving', 'Customizable products can be engraved.'],
  'features.productStory': [
    'features',
    'Description of products',
    'Product pages show description and key facts.',
    'on',
  ],
  'features.newsletterPreselected': [
    'features',
    'Newsletter ticked in advance',
    'The newsletter box of the registration is ticked, where the law allows it.',
    OFF,
  ],
  'features.experiments': [
    'experiments',
    'Experiments',
    'Experiments that run on the site: “variant1” for all visitors, or the percentage of visitors who take part.',
    NONE,
  ],
  'pictures.logo': [
    'pictures',
    'Logo',
    'Picture in the header instead of the standard mark.',
    'the standard mark',
  ],
  'pictures.errorPage': [
    'pictures',
    'Picture of the error page',
    'Picture on the page for unknown addresses.',
    'the standard picture',
  ],
  'pictures.engraving': [
    'pictures',
    'Picture of the engraving',
    'Picture that explains the engraving.',
    NONE,
  ],
  'pictures.productFamily': [
    'pictures',
    'Picture of the product family',
    'Picture below the description of products.',
    NONE,
  ],
  'pictures.base': [
    'pictures',
    'Folder of pictures',
    'Folder of pictures in content whose paths are relative.',
    'the content library',
  ],
  'account.doubleOptIn': [
    'account',
    'Accounts are activated by mail',
    'A new account works after a click in a mail: for everyone, or for some mail domains.',
    OFF,
  ],
  'account.passwordless': [
    'account',
    'Login without a password',
    'Shoppers can log in with a link or code from a mail.',
    OFF,
  ],
  'account.codeMails': [
    'account',
    'Sender of login mails',
    'Login mails are sent by the login service (slas) or by the shop.',
    'slas',
  ],
  'account.passkeys': [
    'account',
    'Passkeys',
    'Shoppers can log in with a fingerprint, a face or a key of their device.',
    OFF,
  ],
  'account.social': [
    'account',
    'Login with another account',
    'Providers whose accounts shoppers can log in with.',
    NONE,
  ],
  gdpr: [
    'account',
    'Consent service',
    'A service that asks for consent instead of the shop, with the countries in which it asks.',
    OFF,
  ],
  'services.consentService': [
    'services',
    'Script of the consent service',
    'Script that the consent service needs where it is on.',
    NONE,
  ],
  'services.botCheck': [
    'services',
    'Bot check',
    'A script that keeps robots away from forms. Its key is a preference.',
  ],
  'services.map.attribution': [
    'services',
    'Maps of stores: source',
    'Text on the map that names the source of its pictures.',
    NONE,
  ],
  'services.map.tiles': [
    'services',
    'Maps of stores: address',
    'Map service of the store finder. Without one the shop draws a simple map itself.',
    NONE,
  ],
  'services.payLater': [
    'services',
    'Pay later messages',
    'A script that shows instalments beside prices.',
  ],
  'services.registry': [
    'services',
    'Gift registry',
    'A script for gift lists. Without a site key its button shows an error.',
  ],
  'services.tagManager': [
    'services',
    'Tag manager',
    'A script for measuring, which loads with consent only.',
  ],
  'services.reviews': [
    'services',
    'Display of the review service',
    'A script that shows beside the reviews where they come from.',
    NONE,
  ],
  'services.chat': [
    'services',
    'Chat',
    'A script for a chat with the customer service. Preferences turn it on and have its key.',
    NONE,
  ],
  'services.storeAssistant': [
    'services',
    'Store assistant',
    'A script that connects shoppers with the staff of a store.',
    NONE,
  ],
  'services.conversions': [
    'services',
    'Conversion experiments',
    'A script for experiments of another company, which loads with consent only.',
    NONE,
  ],
  'services.contentScript': [
    'services',
    'Script of the content team',
    'A script for each site and language, which loads with consent only.',
    NONE,
  ],
  'services.survey': [
    'services',
    'Satisfaction survey',
    'A survey in a frame after an order. Preferences turn it on.',
    NONE,
  ],
}

const explain = ([area, name, meaning, absent]: Line): Explanation => ({
  area,
  name,
  meaning,
  ...(absent !== undefined && {absent}),
})

/** Explanation of every key of a site's configuration. */
export const siteKeys: Readonly<Record<string, Explanation>> = Object.fromEntries(
  Object.entries(lines).map(([key, line]) => [key, explain(line)]),
)
