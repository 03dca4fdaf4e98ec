import {serviceSiteId} from '../../../common/personalisation-instance'
import {sites} from '../../../config/sites/registry'
import type {Environment} from '../../../config/environment'
import {COUNTRY_HEADERS} from '../country-headers'
import {storefrontPassword} from '../storefront-password'
import {reviewKeyOf, type RunTimeSites} from '../run-time-site'
import type {Service, ServiceCall} from './service-call'

/** Version of the review service's API. */
const REVIEWS_API_VERSION = '5.4'

const READ_REVIEWS = ['Filter', 'Include', 'Stats', 'Sort', 'Limit', 'Offset', 'Search', 'Locale']
const READ_RATINGS = ['Filter', 'Stats']
const VOTE = ['ContentType', 'ContentId', 'FeedbackType', 'Vote']
const SUBMIT = [
  'Action',
  'ProductId',
  'Locale',
  'Rating',
  'Title',
  'ReviewText',
  'UserNickname',
  'UserEmail',
  'UserLocation',
  'IsRecommended',
  'AgreedToTermsAndConditions',
]

/** Name of a recommender or a zone in a path. */
const NAME = '\\w[\\w.-]{0,99}'

/** Activities that the shop reports (rule EVENT-4). */
const ACTIVITIES = [
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'viewPage',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
  'finishCheckout',
]

/** Reviews: the calls of the product page and the tiles, votes, and reviews that shoppers write. */
const reviews = (env: Environment, sitesAtRunTime: RunTimeSites): Service => ({
  name: 'reviews',
  origin: env.REVIEWS_ORIGIN,
  parameters: {apiversion: REVIEWS_API_VERSION, passkey: env.REVIEWS_PASSKEY},
  parametersOfSite: async (siteId) => {
    const site = sites.find(({id}) => id === siteId)
    const passkey = site && reviewKeyOf(await sitesAtRunTime(site))
    const parameters: Record<string, string> = passkey ? {passkey} : {}
    return parameters
  },
  calls: [
    {method: 'GET', path: /^\/data\/reviews\.json$/, fields: new Set(READ_REVIEWS)},
    {method: 'GET', path: /^\/data\/statistics\.json$/, fields: new Set(READ_RATINGS)},
    {
      method: 'POST',
      path: /^\/data\/submitfeedback\.json$/,
      body: 'form',
      fields: new Set(VOTE),
      needsClientAddress: true,
    },
    {
      method: 'POST',
      path: /^\/data\/submitreview\.json$/,
      body: 'form',
      fields: new Set(SUBMIT),
      needsClientAddress: true,
    },
  ],
})

/** Personalisation: activities and recommendations of the sites of this shop. */
function personalisation(env: Environment): Service {
  const organizationId = env.COMMERCE_ORGANIZATION_ID
  const ids = sites.map(({id}) => serviceSiteId({siteId: id, organizationId})).join('|')
  return {
    name: 'personalisation',
    origin: env.PERSONALISATION_ORIGIN,
    headers: {'x-cq-client-id': env.PERSONALISATION_CLIENT_ID},
    calls: [
      {method: 'GET', path: new RegExp(`^/v3/personalization/recommenders/(${ids})$`)},
      ...[
        `/v3/activities/(${ids})/(${ACTIVITIES.join('|')})`,
        `/v3/personalization/recs/(${ids})/${NAME}`,
        `/v3/personalization/(${ids})/zones/${NAME}/recs`,
      ].map((path): ServiceCall => ({method: 'POST', path: new RegExp(`^${path}$`), body: 'json'})),
    ],
  }
}

/**
 * Site controllers that pages call (rule API-2). The server adds the password of a protected storefront; cookies and
 * tokens of the shopper are not needed.
 */
function controllers(env: Environment): Service {
  const start = `/s/(${sites.map(({id}) => id).join('|')})/[\\w-]+/sapi`
  return {
    name: 'controllers',
    origin: env.SAPI_ORIGIN,
    headers: storefrontPassword(env.STOREFRONT_PASSWORD),
    personal: true,
    calls: [
      {
        method: 'GET',
        path: new RegExp(`^${start}/checkoutStep$`),
        fields: new Set(['step', 'name']),
      },
      {
        method: 'GET',
        path: new RegExp(`^${start}/getGeoIpData$`),
        needsClientAddress: true,
        headers: COUNTRY_HEADERS,
      },
    ],
  }
}

/** Services that browsers reach at `/services/{name}/…`. */
export const servicesOf = (env: Environment, sitesAtRunTime: RunTimeSites): Service[] => [
  reviews(env, sitesAtRunTime),
  personalisation(env),
  controllers(env),
]
