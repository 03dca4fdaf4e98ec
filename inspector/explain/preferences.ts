import type {SiteConfig} from '../../config/schema'

/** A site preference in plain words. */
export interface PreferenceExplanation {
  readonly name: string
  readonly meaning: string
  /** Program that reads the preference. */
  readonly readBy: 'shop' | 'backend'
  /** Key of the configuration that the preference overrides (rule SITE-12). */
  readonly overrides?: string
  /** False when the site cannot use the preference because of another setting. */
  readonly usable?: (site: SiteConfig) => boolean
  /** Setting that `usable` needs, in plain words. */
  readonly needs?: string
}

type Part = Omit<PreferenceExplanation, 'name' | 'meaning'>

const line = (name: string, meaning: string, part: Part): PreferenceExplanation => ({
  name,
  meaning,
  ...part,
})

const shop: Part = {readBy: 'shop'}
const backend: Part = {readBy: 'backend'}
const over = (overrides: string): Part => ({readBy: 'shop', overrides})

const sells = (site: SiteConfig): boolean => !site.isContentOnlySite
const selling: Part = {readBy: 'shop', usable: sells, needs: 'a site that sells'}
const sellingBackend: Part = {readBy: 'backend', usable: sells, needs: 'a site that sells'}
const withBusiness: Part = {
  readBy: 'shop',
  usable: ({features}) => features.business,
  needs: 'the business mode',
}
const withEngraving: Part = {
  readBy: 'shop',
  usable: ({features}) => features.engraving,
  needs: 'the feature “Engraving”',
}
const withBotCheck: Part = {
  readBy: 'shop',
  usable: ({services}) => services.botCheck !== null,
  needs: 'the service “Bot check”',
}
const withChat: Part = {
  readBy: 'shop',
  usable: ({services}) => services.chat !== undefined,
  needs: 'the service “Chat”',
}
const withReviews: Part = {
  readBy: 'shop',
  usable: ({features}) => features.reviews,
  needs: 'the feature “Reviews”',
}

/** By id of the preference, as the backend names it. */
export const preferences: Readonly<Record<string, PreferenceExplanation>> = {
  siteCatalog: line('Catalogue', 'Catalogue of categories that the site shows.', backend),
  sitePriceBooks: line(
    'Price books',
    'Lists from which prices come; a later list undercuts an earlier one.',
    backend,
  ),
  siteInventoryList: line('Stock list', 'List from which availability comes.', backend),
  siteLibrary: line('Content library', 'Library from which texts of content come.', backend),
  siteTaxation: line(
    'Taxation of the backend',
    'With “gross” prices contain the tax, with “net” it is added.',
    backend,
  ),
  siteCurrency: line('Currency', 'Currency that the backend uses when a call names none.', backend),
  siteCurrencies: line('Currencies', 'Currencies that the backend allows.', backend),
  siteLocales: line('Languages of the backend', 'Languages that the backend answers in.', backend),
  siteDefaultLocale: line(
    'Default language',
    'Language that the backend uses when a call names none.',
    backend,
  ),
  isContentOnlySite: line('Content only', 'The backend refuses baskets and prices.', backend),
  lowestPriceDisclosure: line(
    'Lowest price of the last 30 days',
    'The backend keeps the lowest price, which the law asks for beside a reduction.',
    backend,
  ),
  taxationPolicy: line(
    'Taxation',
    'With “gross” prices contain the tax; with “net” it is added in the cart.',
    over('taxation'),
  ),
  wishlistEnabled: line(
    'Wish list',
    'Shoppers can keep products on a list.',
    over('features.wishlist'),
  ),
  newsletterPreselected: line(
    'Newsletter ticked in advance',
    'The newsletter box of the registration is ticked, where the law allows it.',
    over('features.newsletterPreselected'),
  ),
  paymentMethodImages: line(
    'Pictures of payment methods',
    'Pictures beside the payment methods.',
    sellingBackend,
  ),
  shippingMethods: line(
    'Pictures of delivery methods',
    'Pictures beside the delivery methods of the checkout.',
    selling,
  ),
  shippingContentAssetId: line(
    'Text about delivery',
    'Content that explains delivery, linked in the checkout.',
    shop,
  ),
  cpsiaEnabled: line(
    'CPSIA page',
    'The site has the page about product safety of the United States.',
    shop,
  ),
  passwordlessLoginEnabled: line(
    'Login without a password',
    'Shoppers can log in with a link or code from a mail.',
    over('account.passwordless'),
  ),
  passkeysEnabled: line(
    'Passkeys',
    'Shoppers can log in with a fingerprint, a face or a key of their device.',
    over('account.passkeys'),
  ),
  storesEnabled: line(
    'Stores',
    'The store finder and the pages of stores are shown.',
    over('features.stores'),
  ),
  socialLogins: line(
    'Login with another account',
    'Providers whose accounts shoppers can log in with.',
    over('account.social'),
  ),
  loginCodeMails: line(
    'Sender of login mails',
    'Login mails are sent by the login service (slas) or by the shop.',
    over('account.codeMails'),
  ),
  d2bEnabled: line(
    'Business mode',
    'Business customers see net prices and have a purchase limit of their own.',
    over('features.business'),
  ),
  npsEnabled: line(
    'Satisfaction survey',
    'A survey is shown after an order, to shoppers who allow it.',
    over('services.survey'),
  ),
  npsIframeUrl: line(
    'Satisfaction survey: address',
    'Page of the survey, which is shown in a frame.',
    shop,
  ),
  mapTilesUrl: line(
    'Maps of stores: address',
    'Address of the map service with {z}, {x} and {y}; when empty, the shop draws the map itself.',
    over('services.map.tiles'),
  ),
  mapAttribution: line(
    'Maps of stores: source',
    'Text on the map that names the source of its pictures.',
    over('services.map.attribution'),
  ),
  chatEnabled: line('Chat', 'Pages have a button for a chat.', over('services.chat')),
  chatBotKey: line('Chat: key', 'Key of the site at the chat service.', withChat),
  chatExcludedPages: line(
    'Chat: pages without it',
    'Beginnings of addresses without the chat; when empty, cart, checkout and cancelling an order.',
    withChat,
  ),
  arEnabled: line('Augmented reality', 'Products with a model can be placed in the room.', shop),
  show3Dimages: line('Three-dimensional pictures', 'Products with a model can be turned.', shop),
  BrightcoveEnabled: line('Videos', 'Product pages play videos.', shop),
  bvEnabled: line(
    'Reviews',
    'Products show reviews, and shoppers can write some.',
    over('features.reviews'),
  ),
  bvApiKey: line('Key of the review service', 'Key of the site for its own reviews.', withReviews),
  myStokkeConfig: line('Account menu', 'Sections of the account, in their order.', shop),
  allowedLocales: line(
    'Allowed languages',
    'Languages that visitors can choose; the default language always is.',
    over('l10n.supportedLocales'),
  ),
  pwaPdpContentEnabled: line(
    'Description of products',
    'Product pages show description and key facts.',
    over('features.productStory'),
  ),
  logoImageUrl: line(
    'Logo',
    'Picture in the header instead of the standard mark.',
    over('pictures.logo'),
  ),
  errorPageImageUrl: line(
    'Picture of the error page',
    'Picture on the page for unknown addresses.',
    over('pictures.errorPage'),
  ),
  engravingImageUrl: line('Picture of the engraving', 'Picture that explains the engraving.', {
    ...over('pictures.engraving'),
    ...withEngraving,
  }),
  productFamilyImage: line(
    'Picture of the product family',
    'Picture below the description of products.',
    over('pictures.productFamily'),
  ),
  imageBaseUrl: line(
    'Folder of pictures',
    'Folder of pictures in content whose paths are relative.',
    over('pictures.base'),
  ),
  arModelList: line('3D models', 'Model file of each product that has one.', shop),
  reCaptchaPublicKey: line(
    'Key of the bot check',
    'Public key that the bot check needs.',
    withBotCheck,
  ),
  redirectLinkPartnerAllProducts: line(
    'Partner shop',
    'Address of a partner that sells all products of the site.',
    shop,
  ),
  channelAdvisorURL: line(
    'Where to buy: address',
    'Address of the service that lists shops.',
    shop,
  ),
  channelAdvisorPID: line(
    'Where to buy: account',
    'Account at the service that lists shops.',
    shop,
  ),
  showAlwaysWheretobuyEnabled: line(
    'Where to buy on every product',
    'Every product page shows where to buy, also where the shop sells.',
    shop,
  ),
  engravingOakBrownMessage: line(
    'Note on engraving oak',
    'Sentence beside the engraving of brown oak.',
    withEngraving,
  ),
  deliveryRules: line(
    'Delivery times',
    'Working days, holidays and days on the road, from which delivery dates are computed.',
    selling,
  ),
  countryGeoCoordinates: line(
    'Middle of the country',
    'Point from which stores are searched when the visitor’s place is unknown.',
    shop,
  ),
  parcellabUserId: line(
    'Parcel service: account',
    'Account at the service that follows parcels.',
    selling,
  ),
  parcellabTrackingJS: line(
    'Parcel service: tracking script',
    'Script of the page that follows parcels.',
    selling,
  ),
  parcellabTrackingCSS: line(
    'Parcel service: tracking style',
    'Style of the page that follows parcels.',
    selling,
  ),
  parcellabReturnOrderJS: line(
    'Parcel service: returns script',
    'Script of the page for returns.',
    selling,
  ),
  parcellabReturnOrderCSS: line(
    'Parcel service: returns style',
    'Style of the page for returns.',
    selling,
  ),
  orderReturnDays: line(
    'Days to return goods',
    'Days in which goods can be returned.',
    sellingBackend,
  ),
  orderCancellationMinutes: line(
    'Minutes to cancel',
    'Minutes in which a shopper can cancel an order.',
    sellingBackend,
  ),
  orderWithdrawalDays: line(
    'Days to withdraw',
    'Days in which a consumer can withdraw from a contract on the page of the shop; none without a value.',
    sellingBackend,
  ),
  seller: line(
    'Seller',
    'JSON: name, address, VAT number, register and bank account of the seller on invoices, and whether those of businesses carry data.',
    sellingBackend,
  ),
  omsActive: line(
    'Order management',
    'Orders are cancelled and returned through order management.',
    sellingBackend,
  ),
  cartEnabledExpressPayments: line(
    'Express payment',
    'Ways to pay from the cart without the checkout.',
    selling,
  ),
  isExpressPaymentAddressValidationEnabled: line(
    'Check of express addresses',
    'Addresses from express payment are checked as those of the checkout.',
    selling,
  ),
  purchaseLimit: line(
    'Most of one product',
    'Largest quantity of one product in a basket.',
    selling,
  ),
  catalogContentUrls: line(
    'Files of catalogues',
    'Folders of films, downloads and 3D models, by catalogue.',
    over('catalogContent'),
  ),
  d2bRegistrationLink: line(
    'Registration of businesses',
    'Page to which sign-in and registration send business customers.',
    withBusiness,
  ),
  purchaseLimitBusiness: line(
    'Most of one product, business',
    'The same for business customers.',
    withBusiness,
  ),
  SiteTimezone: line('Time zone', 'Time zone in which promotions begin and end.', backend),
}
