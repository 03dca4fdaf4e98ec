import fs from 'node:fs'
import path from 'node:path'
import appRoutes from '@app/routes'
import {createPaths, type Paths} from '@common/paths'
import {routeOf} from './route-of'
import {pageRoots} from '@common/page-roots'
import {kindOf, pageOf, routeNames, type RouteName} from '@common/routes'

const prefix = '/deu/de-de'
const paths = createPaths({alias: 'deu'}, {alias: 'de-de'})

describe('the table of routes', () => {
  it('has a page for each folder of app/pages, but the not-found page', () => {
    const folders = fs.readdirSync(path.resolve(__dirname, '../../pages'))
    const pages = routeNames.flatMap((name) => pageOf(name) ?? [])
    expect(folders.filter((name) => name !== 'not-found').sort()).toEqual(
      [...new Set(pages)].sort(),
    )
  })

  it('is what React Router tries, products after pages whose addresses look alike, not-found last', () => {
    const tried = appRoutes.map(({path: [pattern = '']}) =>
      pattern.replace(/^\/:site\([^/]*\/:locale\([^)]*\)/, ''),
    )
    expect(tried).toEqual([
      '/home',
      '/category/:categoryPath+',
      '/search',
      '/appcart',
      '/appcheckout/confirmation',
      '/appcheckout',
      '/my-stokke/wishlist',
      '/my-stokke',
      '/login',
      '/registration',
      '/reset-password',
      '/reset-password-landing',
      '/passwordless-login-landing',
      '/social-callback',
      '/shared-cart',
      '/cancel-order/:token?',
      '/order-lookup',
      '/shipment-tracking',
      '/return-order',
      '/withdraw',
      '/stores',
      '/stores/:storeId',
      '/country-selector',
      '/customer-service/faq/faq.html',
      '/contact-us',
      '/customer-service/:pageId*',
      '/content/:contentId',
      '/warranty',
      '/momentvm',
      '/product/:productId',
      '*',
    ])
  })

  it('names the first segments of pages and the kinds of reports', () => {
    expect([...pageRoots()].sort()).toEqual(
      'activate-account appcart appcheckout cancel-order category confirm-email contact-us content country-selector cpsia create-new-password ct customer-service home login momentvm my-stokke newsroom order-lookup page-not-found passwordless-login-landing product registration reset-password reset-password-landing return-order search set-password shared-cart shared-wishlist shipment-tracking social-callback stokke stores support warranty withdraw'.split(
        ' ',
      ),
    )
    expect([...new Set(routeNames.map(kindOf))].sort()).toEqual(
      'account cart category checkout confirmation content home other product search service'.split(
        ' ',
      ),
    )
  })
})

describe('hrefs', () => {
  const hrefs: readonly (readonly [string, RouteName])[] = [
    [paths.home(), 'home'],
    [paths.category('strollers/city'), 'category'],
    [paths.product('BH 1010'), 'product'],
    [paths.search('a&b'), 'search'],
    [paths.searchPage(), 'search'],
    [paths.cart(), 'cart'],
    [paths.sharedCart('a'), 'sharedCart'],
    [paths.sharedWishlist('a'), 'sharedWishlist'],
    [paths.checkout(), 'checkout'],
    [paths.confirmation('t/1'), 'confirmation'],
    [paths.cancelOrder('a+/='), 'cancelOrder'],
    [paths.orderLookup(), 'orderLookup'],
    [paths.shipmentTracking('DEU1'), 'shipmentTracking'],
    [paths.returnOrder('DEU1'), 'returnOrder'],
    [paths.withdrawal('DEU1'), 'withdrawal'],
    [paths.account(), 'account'],
    [paths.wishlist(), 'wishlist'],
    [paths.login(), 'login'],
    [paths.registration(), 'registration'],
    [paths.loginLink(), 'loginLink'],
    [paths.newPassword(), 'newPassword'],
    [paths.orders(), 'account'],
    [paths.order('0001'), 'account'],
    [paths.addresses(), 'account'],
    [paths.savedCards(), 'account'],
    [paths.personalInformation(), 'account'],
    [paths.accountWarranty(), 'account'],
    [paths.customerService(), 'support'],
    [paths.contactUs(), 'contactUs'],
    [paths.pressContact(), 'contactUs'],
    [paths.warranty(), 'warranty'],
    [paths.cpsia(), 'warranty'],
    [paths.imprint(), 'support'],
    [paths.privacyPolicy(), 'support'],
    [paths.terms(), 'support'],
    [paths.accessibility(), 'support'],
    [paths.content('about'), 'content'],
    [paths.stores(), 'stores'],
    [paths.store('barnholt-de-01'), 'store'],
    [paths.countrySelector(), 'countrySelector'],
    [paths.notFound(), 'notFound'],
  ]

  it.each(hrefs)('%s leads to %s', (href, name) => {
    expect(href.startsWith(`${prefix}/`)).toBe(true)
    expect(routeOf(href.split(/[?#]/)[0] ?? '')).toBe(name)
  })

  it.each(['/BH-1010.html', '/city-stroller/BH-1010.html'])('%s is a product page', (slug) => {
    expect(routeOf(paths.fromContent(slug))).toBe('product')
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    '',
  ])('%s of content leads nowhere', (href) => expect(paths.fromContent(href)).toBe('#'))

  it.each(['https://example.com/a', 'mailto:care@example.com', 'tel:+491234', '#top', '?q=a'])(
    '%s of content stays',
    (href) => expect(paths.fromContent(href)).toBe(href),
  )

  it('are all tried', () => {
    const others: readonly (keyof Paths)[] = ['prefix', 'fromContent']
    expect(hrefs).toHaveLength(Object.keys(paths).length - others.length)
  })
})

it('has no route for addresses without site and locale, and for sections that do not exist', () => {
  for (const address of [
    '/appcart',
    '/deu',
    `${prefix}/my-stokke/nothing`,
    `${prefix}/appcheckout/x`,
  ])
    expect(routeOf(address)).toBeNull()
})
