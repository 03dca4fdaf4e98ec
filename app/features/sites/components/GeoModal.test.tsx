import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {offerSite} from '../offer-site'
import {GeoModal} from './GeoModal'
import type {GeoOffer} from '../model/geo-offer'

const japanese = {id: 'ja-JP', alias: 'ja-jp', name: '日本語', continent: 'asia'} as const
const japan: GeoOffer = {
  countryCode: 'JP',
  isOfCountry: true,
  locale: japanese,
  site: {
    id: 'JPN',
    alias: 'jpn',
    countryCode: 'JP',
    isContentOnlySite: false,
    flag: null,
    locales: [japanese],
  },
}
const place = {countryCode: 'JP', country: 'Japan', siteId: 'JPN', locale: 'ja-JP', url: '/x'}
const shop = testShop('DEU', 'en-DE')

let backend: ReturnType<typeof fakeBackend>
beforeEach(() => {
  backend = fakeBackend()
  window.history.replaceState(null, '', '/deu/en-de/product/BH-1010?color=sand')
})
afterEach(() => {
  document.cookie = 'dw_country_and_locale=; Max-Age=0; Path=/'
})

async function open() {
  const user = userEvent.setup()
  const leaveFor = jest.fn()
  renderInShop(<GeoModal offer={japan} leaveFor={leaveFor} />, {shop})
  await screen.findByRole('dialog', {name: "Looks like you're in Japan"})
  return {user, leaveFor}
}

describe('the geo dialog (rule SITE-15)', () => {
  it('"Go to" stores the other site and leads to the same page there', async () => {
    backend.on('/jpn/ja-jp/product/BH-1010', {})
    const {user, leaveFor} = await open()
    await user.click(screen.getByRole('button', {name: 'Go to Japan'}))
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('/jpn/ja-jp/product/BH-1010?color=sand'),
    )
    expect(leaveFor).toHaveBeenCalledTimes(1)
    expect(document.cookie).toContain('dw_country_and_locale=JPN|ja-JP')
  })

  it.each([
    ['does not have it', {status: 404}],
    ['does not answer', null],
  ])('leads home where the other site %s', async (_, answer) => {
    backend.on('/jpn/ja-jp/product/BH-1010', answer)
    const {user, leaveFor} = await open()
    await user.dblClick(screen.getByRole('button', {name: 'Go to Japan'}))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/jpn/ja-jp/home'))
    expect(leaveFor).toHaveBeenCalledTimes(1)
  })

  it.each(['No, stay here', 'Close'])('"%s" stores the present site', async (name) => {
    const {user, leaveFor} = await open()
    await user.click(screen.getByRole('button', {name}))
    expect(document.cookie).toContain('dw_country_and_locale=DEU|en-DE')
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('Escape is a close too, going back is no answer', async () => {
    const {user} = await open()
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.cookie).not.toContain('dw_country_and_locale')
    void user
  })
})

describe('whether it opens', () => {
  const shown = async () => {
    const show = jest.fn()
    await offerSite(shop, show)
    return show.mock.calls.length
  }
  const sites = () => backend.on('/sites.json', {body: [japan.site]})

  it('for a visitor of another country, asked without a token', async () => {
    backend.on('/getGeoIpData', (_, init) => {
      expect(init.credentials).toBe('omit')
      expect(init.headers).not.toHaveProperty('Authorization')
      return {body: place}
    })
    sites()
    expect(await shown()).toBe(1)
    expect(backend.calls).toEqual([
      'GET /services/controllers/s/DEU/en-de/sapi/getGeoIpData',
      'GET /sites.json',
    ])
  })

  it('by geoip of OCAPI when the controller fails', async () => {
    backend.on('/getGeoIpData', {status: 500})
    backend.on('/geoip', {body: {geoData: place}})
    sites()
    expect(await shown()).toBe(1)
  })

  it('with a stored choice nothing is asked at all', async () => {
    document.cookie = 'dw_country_and_locale=DEU|en-DE; Path=/'
    expect(await shown()).toBe(0)
    expect(backend.calls).toEqual([])
  })

  it('not in the checkout', async () => {
    window.history.replaceState(null, '', '/deu/en-de/appcheckout')
    expect(await shown()).toBe(0)
    expect(backend.calls).toEqual([])
  })

  it.each([
    ['fail', {status: 500}],
    ['are unreachable', null],
    ['answer nonsense', {body: {countryCode: 'Japan', siteId: 7}}],
    ['answer nothing', {body: null}],
  ])('not when both services %s', async (_, answer) => {
    backend.on('/getGeoIpData', answer)
    backend.on('/geoip', answer)
    expect(await shown()).toBe(0)
  })

  it('not when the visitor chose meanwhile', async () => {
    backend.on('/getGeoIpData', () => {
      document.cookie = 'dw_country_and_locale=DEU|en-DE; Path=/'
      return {body: place}
    })
    sites()
    expect(await shown()).toBe(0)
  })
})
