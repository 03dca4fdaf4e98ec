import type {ReactElement} from 'react'
import {screen} from '@testing-library/react'
import {withPreferences} from '@config/site-preferences'
import {contentImage} from '@app/features/content/public/content'
import {ProductStory} from '@app/features/product/components/ProductStory'
import type {ProductModel} from '@app/features/product/public/product'
import {RegisterForm} from '@app/features/sign-in/components/RegisterForm'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {HeaderTools} from './HeaderTools'
import {Logo} from './Logo'
import {NotFoundView} from './NotFoundView'

const PICTURE = '/on/demandware.static/-/Sites-barnholt-master/default/a.svg'
const PROXIED = `/mobify/proxy/static${PICTURE}`

/** Shop of Germany, or of the United States, whose site has these preferences. */
function shopWith(preferences: Record<string, unknown>, siteId: 'DEU' | 'USA' = 'DEU') {
  const shop = testShop(siteId)
  return {...shop, site: withPreferences(shop.site, preferences)}
}

function show(element: ReactElement, preferences: Record<string, unknown>, siteId?: 'USA') {
  const {container} = renderInShop(element, {shop: shopWith(preferences, siteId)})
  return {sources: [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))}
}

const product = {
  name: 'Vindra',
  description: '<p>Eine Beschreibung</p>',
  features: ['Leicht'],
} as unknown as ProductModel

describe('what a preference changes on pages (rule SITE-12)', () => {
  it.each([
    ['logoImageUrl', <Logo key="logo" />],
    ['errorPageImageUrl', <NotFoundView key="error" />],
    ['productFamilyImage', <ProductStory key="story" product={product} />],
  ])('%s is shown', (id, element) => {
    expect(show(element, {}).sources).toEqual([])
    expect(show(element, {[id]: PICTURE}).sources).toEqual([PROXIED])
  })

  it.each([true, false])('wishlistEnabled %s: the wish list in the header', (wishlistEnabled) => {
    show(<HeaderTools />, {wishlistEnabled})
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets.includes('/deu/de-de/my-stokke/wishlist')).toBe(wishlistEnabled)
  })

  it('pwaPdpContentEnabled leaves out the description of products', () => {
    show(<ProductStory product={product} />, {pwaPdpContentEnabled: false})
    expect(screen.queryByText('Eine Beschreibung')).toBeNull()
    show(<ProductStory product={product} />, {pwaPdpContentEnabled: true})
    expect(screen.getByText('Eine Beschreibung')).toBeVisible()
  })

  it.each([
    ['DEU', undefined, false],
    ['USA', 'USA', true],
  ] as const)(
    'newsletterPreselected ticks the box where the law allows it: %s',
    (_, site, ticked) => {
      const form = <RegisterForm go={jest.fn()} onRegistered={jest.fn()} onMailed={jest.fn()} />
      show(form, {newsletterPreselected: true}, site)
      expect((screen.getAllByRole('checkbox')[0] as HTMLInputElement).checked).toBe(ticked)
    },
  )

  it('imageBaseUrl is the folder of pictures in content', () => {
    expect(contentImage(shopWith({imageBaseUrl: '/pictures/'}), 'content/a.jpg')).toBe(
      '/pictures/content/a.jpg',
    )
    expect(contentImage(shopWith({}), 'content/a.jpg')).toContain('Sites-barnholt-library')
  })
})
