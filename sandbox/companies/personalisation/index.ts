import {catalogStore, imageGroupsOf, imageUrl} from 'commerce-sandbox/domains/catalog'
import type {Site} from 'commerce-sandbox/domains/sites'
import {
  anyone,
  type Below,
  type FastifyError,
  type FastifyInstance,
  needing,
  pathParameter,
  type Sandbox,
  structureDefect,
  definePlugin,
  type Routes,
  simulatedService,
} from 'commerce-sandbox/plugin'
import {randomUUID} from 'node:crypto'
import {insertActivity} from './activity-repository'
import type {Recommendation} from './recommend'
import {recommend} from './recommend'
import type {Recommender} from './recommenders'
import {findRecommender, findZone, recommenders} from './recommenders'
import type {PersonalisationAnswers} from './answers/personalisation'
import type {RecommendationBody} from './bodies'
import {activities, readActivity, readRecommendationBody} from './bodies'
import {PersonalisationError} from './personalisation-error'

type Answers = Below<PersonalisationAnswers, '/v3'>

/** The form of errors, and the client id that every call has. */
function prepare(app: FastifyInstance): void {
  acceptJson(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers['x-cq-client-id']) return
    throw new PersonalisationError(401, 'Unauthorized', 'The client id is missing.')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof PersonalisationError ? error.status : error.statusCode
    if ((status ?? 500) >= 500) request.log.error(error)
    const title = error instanceof PersonalisationError ? error.title : 'Bad Request'
    return reply
      .status(status ?? 500)
      .send({status: status ?? 500, error: title, message: error.message})
  })
}

/** A beacon may send its JSON with another content type, or without one. */
function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', {parseAs: 'string'}, (_request, body, done) => {
    const text = body.toString()
    try {
      if (structureDefect(text)) throw new Error('The body has too many values.')
      done(null, text.trim() === '' ? {} : JSON.parse(text))
    } catch {
      done(new PersonalisationError(400, 'Bad Request', 'The body is no JSON.'))
    }
  })
}

const routes: Routes<Answers> = (route, sandbox) => {
  route('POST /activities/:siteId/:activity', {needs: ofSite}, ({site}, request) => {
    const activity = pathParameter(request, 'activity')
    if (!activities.includes(activity)) {
      throw new PersonalisationError(404, 'Not Found', `There is no activity '${activity}'.`)
    }
    insertActivity(sandbox.db, readActivity(site.id, activity, request.body))
    return {uuid: randomUUID()}
  })

  route('GET /personalization/recommenders/:siteId', {needs: ofSite}, () => ({
    recommenders: recommenders.map(({name, description, type}) => ({
      name,
      description,
      recommenderType: type,
    })),
  }))

  route('POST /personalization/recs/:siteId/:recommender', {needs: ofSite}, ({site}, request) => {
    const name = pathParameter(request, 'recommender')
    const recommender = findRecommender(name)
    if (!recommender) {
      throw new PersonalisationError(404, 'Not Found', `There is no recommender '${name}'.`)
    }
    return answer(sandbox, site, recommender, readRecommendationBody(request.body))
  })

  route('POST /personalization/:siteId/zones/:zone/recs', {needs: ofSite}, ({site}, request) => {
    const name = pathParameter(request, 'zone')
    const zone = findZone(name)
    if (!zone) throw new PersonalisationError(404, 'Not Found', `There is no zone '${name}'.`)
    const body = readRecommendationBody(request.body)
    return {...answer(sandbox, site, zone.recommender, body), displayMessage: zone.message}
  })
}

/** The site of `{realm}-{siteId}`; a bare site id is accepted too. */
const ofSite = needing(anyone, (_anyone, request, {sites}) => {
  const siteId = pathParameter(request, 'siteId')
  const site = sites.get(siteId.slice(siteId.indexOf('-') + 1)) ?? sites.get(siteId)
  if (site) return {site}
  throw new PersonalisationError(404, 'Not Found', `There is no site '${siteId}'.`)
})

function answer(
  sandbox: Sandbox,
  site: Site,
  recommender: Recommender,
  {products, categories, viewer, rules}: RecommendationBody,
) {
  const masterOf = (id: string) => catalogStore(sandbox.db).product(id)?.masterId ?? id
  const request = {db: sandbox.db, site, products: products.map(masterOf), categories, viewer}
  return {
    recs: recommend(recommender, request, rules).map((one) => recDocument(sandbox, one)),
    recoUUID: randomUUID(),
    recommenderName: recommender.name,
    displayMessage: '',
  }
}

function recDocument(sandbox: Sandbox, {id, name}: Recommendation) {
  const product = catalogStore(sandbox.db).product(id)
  const image = product && imageGroupsOf(sandbox.db, product)[0]?.images[0]
  return {
    id,
    product_name: name,
    image_url: image && product ? imageUrl(sandbox, product.catalogId, image.path) : '',
    product_url: `/product/${encodeURIComponent(id)}`,
  }
}

/** Personalisation v3: stores activities and derives recommendations from them and the catalogue. */
export default definePlugin({
  name: 'personalisation',
  migrations: 'migrations',
  services: [
    simulatedService<Answers>({
      name: 'personalisation',
      paths: /^(\/personalisation)?\/v3\/(activities|personalization)\//,
      // The service's own host, and the proxy of a storefront.
      prefixes: ['/v3', '/personalisation/v3'],
      prepare,
      routes: [routes],
    }),
  ],
})
