import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {decodePart} from '../../../domains/decode-part'
import {catalogStore} from '../../../domains/catalog/catalog-store'
import {findContent, findFolder} from '../../../domains/content/content-repository'
import {findElement} from '../../../domains/pages/page-repository'
import {mapUrl} from '../../../domains/seo/url-mapping'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem, missingParameter} from '../../errors'
import {pageDocument} from '../experience/documents'
import {PriceBody, PricesBody} from './bodies'
import {readCustom} from './custom-context'
import {navigation, navigationHeader} from './navigation'
import {paymentIcons} from './payment-icons'
import {fullPrices, priceOf} from './prices'
import {shippingMessages} from './shipping-messages'
import {urlMappings} from './url-mappings'

/** Channel whose payment methods an archive contains. */
const STOREFRONT = 'storefront'

const PAGE_TYPES = ['content', 'folder', 'page'] as const
type PageType = (typeof PAGE_TYPES)[number]

const isPageType = (text: string): text is PageType => PAGE_TYPES.some((type) => type === text)

/** Reads: menu, prices, icons, messages, pages and addresses. */
export const customReadRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const base = (api: string) => `/${api}/v1/organizations/:organizationId`

  app.get(`${base('shopper-navigation')}/navigation`, async (request) => ({
    items: navigation(sandbox, await readCustom(sandbox, request)),
  }))

  app.get(`${base('shopper-navigation')}/navigation-header`, async (request) => ({
    links: navigationHeader(sandbox, await readCustom(sandbox, request)),
  }))

  app.post(
    `${base('shopper-productset')}/full-prices`,
    {schema: {body: PricesBody}},
    async (request) => {
      const context = await readCustom(sandbox, request)
      const {c_selected: selected = [], c_unselected: unselected = []} = request.body
      return {c_result: fullPrices(context, selected, unselected)}
    },
  )

  app.post(`${base('shopper-productset')}/price`, {schema: {body: PriceBody}}, async (request) => {
    const context = await readCustom(sandbox, request)
    const {c_productId: productId, c_productIds: productIds} = request.body
    if (productIds) {
      return {c_result: productIds.flatMap((id) => priceOf(context, id) ?? [])}
    }
    if (productId === undefined) throw missingParameter('c_productId')
    const price = priceOf(context, productId)
    if (price) return {c_result: price}
    throw new ApiProblem(
      404,
      'product-not-found',
      'Product Not Found',
      `No product with ID '${productId}' and a price was found.`,
      {productId},
    )
  })

  app.get(
    `${base('shopper-payment')}/payment-icons`,
    {schema: {querystring: Type.Object({channelType: Type.Optional(Type.String())})}},
    async (request) => {
      const {site, locale} = await readCustom(sandbox, request)
      const {channelType = STOREFRONT} = request.query
      if (channelType !== STOREFRONT) {
        throw new ApiProblem(
          404,
          'channel-type-not-found',
          'Channel Type Not Found',
          `No payment icons for the channel type '${channelType}' were found, only for '${STOREFRONT}'.`,
          {channelType},
        )
      }
      return {channelType, icons: paymentIcons(sandbox.db, site, locale)}
    },
  )

  app.get(`${base('shopper-promotions')}/get-shipping-promotion-messages`, async (request) => ({
    messages: shippingMessages(await readCustom(sandbox, request)),
  }))

  app.get(
    `${base('shopper-customer-service')}/pages/:pageType/:pageId`,
    {schema: {params: Type.Object({pageType: Type.String(), pageId: Type.String()})}},
    async (request) => {
      const {site, locale} = await readCustom(sandbox, request)
      const {pageType, pageId} = request.params
      if (!isPageType(pageType)) {
        throw new ApiProblem(
          404,
          'page-type-not-found',
          'Page Type Not Found',
          `There is no page type '${pageType}', only ${PAGE_TYPES.join(', ')}.`,
          {pageType},
        )
      }
      const page = readPage(sandbox, {site, locale}, pageType, pageId)
      if (page) return page
      const detail = `No ${pageType} with ID '${pageId}' was found in site '${site.id}'.`
      throw new ApiProblem(404, 'page-not-found', 'Page Not Found', detail)
    },
  )

  app.get(
    `${base('shopper-seo')}/url-mapping`,
    {schema: {querystring: Type.Object({url: Type.Optional(Type.String({maxLength: 1000}))})}},
    async (request) => {
      const context = await readCustom(sandbox, request)
      const {url} = request.query
      const mappings = urlMappings(context)
      if (url === undefined) return {mappings}
      const mapped = mapUrl(sandbox, context.site, url, context.locale)
      if (mapped?.statusCode !== undefined) return {...mapped, url}
      const last = decodePart(url.split('/').at(-1) ?? '').replace(/\.html$/, '')
      const found =
        mappings.find((mapping) => mapping.url === `/${last}` || mapping.resourceId === last) ??
        (catalogStore(sandbox.db).product(last)
          ? {resourceType: 'PRODUCT', resourceId: last, url}
          : undefined)
      if (found) return found
      const detail = `No mapping for the URL '${url}' was found.`
      throw new ApiProblem(404, 'url-mapping-not-found', 'Url Mapping Not Found', detail)
    },
  )
}

/** `faq` of the path `faq/faq.html`. */
const lastPart = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.html$/, '')

/** A page of customer service, by its id or by a path that ends in it: content asset, folder, or page of Page Designer. */
function readPage(
  sandbox: Sandbox,
  {site, locale}: Pick<Awaited<ReturnType<typeof readCustom>>, 'site' | 'locale'>,
  pageType: PageType,
  pageId: string,
): object | null {
  if (pageType === 'folder') {
    const folder = findFolder(sandbox, site, pageId, locale)
    if (!folder) return null
    const items = folder.contentIds.flatMap((id) => findContent(sandbox, site, id, locale) ?? [])
    const {id, name, custom} = folder
    return {
      id,
      type: pageType,
      name,
      ...custom,
      items: items.map((item) => ({id: item.id, name: item.name, ...item.custom})),
    }
  }
  const element = pageType === 'page' ? findElement(sandbox, site, pageId, locale) : null
  if (element?.kind === 'page') return {type: pageType, ...pageDocument(element)}
  const content =
    findContent(sandbox, site, pageId, locale) ??
    findContent(sandbox, site, lastPart(pageId), locale)
  if (!content) return null
  const {id, name, pageTitle, pageDescription, custom} = content
  return {id, type: pageType, name, pageTitle, pageDescription, ...custom}
}
