import {pageDocument} from 'commerce-sandbox/documents'
import {catalogStore} from 'commerce-sandbox/domains/catalog'
import {findContent, findElement, findFolder} from 'commerce-sandbox/domains/content'
import {mapUrl} from 'commerce-sandbox/domains/seo'
import {
  ApiProblem,
  decodePart,
  missingParameter,
  type Sandbox,
  type SessionContext,
  shopper,
  Type,
} from 'commerce-sandbox/plugin'
import {PriceBody, PricesBody} from './bodies'
import type {CustomRoutes} from '../custom-routes'
import {navigation, navigationHeader} from '../navigation/navigation'
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
export const customReadRoutes: CustomRoutes = (route, sandbox) => {
  route('GET /shopper-navigation/v1/navigation', {needs: shopper}, ({context}) => ({
    items: navigation(sandbox, context),
  }))

  route('GET /shopper-navigation/v1/navigation-header', {needs: shopper}, ({context}) => ({
    links: navigationHeader(sandbox, context),
  }))

  route(
    'POST /shopper-productset/v1/full-prices',
    {needs: shopper, schema: {body: PricesBody}},
    ({context}, request) => {
      const {c_selected: selected = [], c_unselected: unselected = []} = request.body
      return {c_result: fullPrices(context, selected, unselected)}
    },
  )

  route(
    'POST /shopper-productset/v1/price',
    {needs: shopper, schema: {body: PriceBody}},
    ({context}, request) => {
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
    },
  )

  route(
    'GET /shopper-payment/v1/payment-icons',
    {
      needs: shopper,
      schema: {querystring: Type.Object({channelType: Type.Optional(Type.String())})},
    },
    ({context: {site, locale}}, request) => {
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
      return {channelType, icons: paymentIcons(sandbox, site, locale)}
    },
  )

  route(
    'GET /shopper-promotions/v1/get-shipping-promotion-messages',
    {needs: shopper},
    ({context}) => ({
      messages: shippingMessages(context),
    }),
  )

  route(
    'GET /shopper-customer-service/v1/pages/:pageType/:pageId',
    {
      needs: shopper,
      schema: {params: Type.Object({pageType: Type.String(), pageId: Type.String()})},
    },
    ({context: {site, locale}}, request) => {
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

  route(
    'GET /shopper-seo/v1/url-mapping',
    {
      needs: shopper,
      schema: {querystring: Type.Object({url: Type.Optional(Type.String({maxLength: 1000}))})},
    },
    ({context}, request) => {
      const {url} = request.query
      const mappings = urlMappings(context)
      if (url === undefined) return {mappings}
      const mapped = mapUrl(sandbox, context.site, url, context.locale)
      const {statusCode, copySourceParams = false} = mapped ?? {}
      if (statusCode !== undefined) return {...mapped, statusCode, copySourceParams, url}
      const last = decodePart(url.split('/').at(-1) ?? '').replace(/\.html$/, '')
      const found =
        mappings.find((mapping) => mapping.url === `/${last}` || mapping.resourceId === last) ??
        (catalogStore(sandbox.db).product(last)
          ? {resourceType: 'PRODUCT' as const, resourceId: last, url}
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
  {site, locale}: Pick<SessionContext, 'site' | 'locale'>,
  pageType: PageType,
  pageId: string,
) {
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
  if (element?.kind === 'page') return {type: 'page' as const, ...pageDocument(element)}
  const content =
    findContent(sandbox, site, pageId, locale) ??
    findContent(sandbox, site, lastPart(pageId), locale)
  if (!content) return null
  const {id, name, pageTitle, pageDescription, custom} = content
  return {id, type: pageType, name, pageTitle, pageDescription, ...custom}
}
