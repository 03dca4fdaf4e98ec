/**
 * The part of schema.org's vocabulary that the shop uses: the properties of each type and what their values are, as
 * schema.org 28 defines them. Text may stand for any of them except where a type is the only sense of a property.
 */

/** `text`, `number`, `url`, `date`, `term:…` for a member of an enumeration, or a type of schema.org. */
type Range = string

const THING = {'@id': ['text'], name: ['text'], url: ['url'], description: ['text'], image: ['url']}
const PLACE = {address: ['PostalAddress'], telephone: ['text'], geo: ['GeoCoordinates']}

const PRODUCT = {
  ...THING,
  sku: ['text'],
  gtin: ['text'],
  color: ['text'],
  size: ['text'],
  material: ['text'],
  pattern: ['text'],
  brand: ['Brand'],
  offers: ['Offer'],
  aggregateRating: ['AggregateRating'],
  additionalProperty: ['PropertyValue'],
}

/** Properties by type. */
export const VOCABULARY: Readonly<Record<string, Readonly<Record<string, readonly Range[]>>>> = {
  Product: PRODUCT,
  ProductGroup: {
    ...PRODUCT,
    productGroupID: ['text'],
    variesBy: ['url'],
    hasVariant: ['Product'],
  },
  Brand: THING,
  Offer: {
    ...THING,
    price: ['number'],
    priceCurrency: ['text'],
    availability: ['term:ItemAvailability'],
    availabilityStarts: ['date'],
    itemCondition: ['term:OfferItemCondition'],
    shippingDetails: ['OfferShippingDetails'],
    hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
  },
  AggregateRating: {
    ...THING,
    ratingValue: ['number'],
    reviewCount: ['number'],
    bestRating: ['number'],
  },
  PropertyValue: {...THING, value: ['text']},
  OfferShippingDetails: {
    ...THING,
    shippingRate: ['MonetaryAmount'],
    shippingDestination: ['DefinedRegion'],
    deliveryTime: ['ShippingDeliveryTime'],
  },
  MonetaryAmount: {...THING, value: ['number'], currency: ['text']},
  DefinedRegion: {...THING, addressCountry: ['text']},
  ShippingDeliveryTime: {
    ...THING,
    handlingTime: ['QuantitativeValue'],
    transitTime: ['QuantitativeValue'],
  },
  QuantitativeValue: {
    ...THING,
    minValue: ['number'],
    maxValue: ['number'],
    unitCode: ['text'],
  },
  MerchantReturnPolicy: {
    ...THING,
    applicableCountry: ['text'],
    returnPolicyCategory: ['term:MerchantReturnEnumeration'],
    merchantReturnDays: ['number'],
    returnMethod: ['term:ReturnMethodEnumeration'],
    returnFees: ['term:ReturnFeesEnumeration'],
  },
  BreadcrumbList: {...THING, itemListElement: ['ListItem']},
  ListItem: {...THING, position: ['number'], item: ['url']},
  ItemList: {...THING, numberOfItems: ['number'], itemListElement: ['url']},
  Organization: {...THING, logo: ['url'], sameAs: ['url']},
  WebSite: {...THING, inLanguage: ['text'], publisher: ['Organization']},
  Store: {
    ...THING,
    ...PLACE,
    email: ['text'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
  },
  PostalAddress: {
    ...THING,
    streetAddress: ['text'],
    postalCode: ['text'],
    addressLocality: ['text'],
    addressRegion: ['text'],
    addressCountry: ['text'],
  },
  GeoCoordinates: {...THING, latitude: ['number'], longitude: ['number']},
  OpeningHoursSpecification: {
    ...THING,
    dayOfWeek: ['term:DayOfWeek'],
    opens: ['text'],
    closes: ['text'],
  },
  FAQPage: {...THING, mainEntity: ['Question']},
  Question: {...THING, acceptedAnswer: ['Answer']},
  Answer: {...THING, text: ['text']},
}

/** Members of the enumerations. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  ItemAvailability: [
    'BackOrder',
    'Discontinued',
    'InStock',
    'LimitedAvailability',
    'OutOfStock',
    'PreOrder',
  ],
  OfferItemCondition: ['NewCondition'],
  MerchantReturnEnumeration: ['MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted'],
  ReturnMethodEnumeration: ['ReturnByMail', 'ReturnInStore'],
  ReturnFeesEnumeration: ['FreeReturn', 'ReturnFeesCustomerResponsibility'],
  DayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

/** Properties that search engines want of the types that they show. */
export const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ProductGroup: ['name', 'productGroupID', 'hasVariant', 'image', 'url'],
  Product: ['name', 'image', 'sku'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Store: ['name', 'address', 'image', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ListItem: ['position', 'name'],
  AggregateRating: ['ratingValue', 'reviewCount'],
}
