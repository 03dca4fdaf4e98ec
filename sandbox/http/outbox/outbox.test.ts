import sharp from 'sharp'
import type {Site} from '../../domains/sites/site-registry'
import {SiteRegistry} from '../../domains/sites/site-registry'
import {mailLanguage} from '../../domains/outbox/mail-languages'
import {sendMail} from '../../domains/outbox/send-mail'
import {callShop} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop
let site: Site

beforeAll(async () => {
  shop = await startTestShop()
  site = new SiteRegistry(shop.db).get('DEU') as Site
})
afterAll(() => shop.close())
beforeEach(() => callShop(shop, 'DELETE', '/outbox'))

const loginCode = (to: string, locale?: string) =>
  sendMail(shop.db, site, {
    locale,
    to,
    template: 'loginCode',
    values: {code: '12345678', minutes: 10, firstName: 'Mia', lastName: 'Sommer'},
  })

interface Listing {
  total: number
  data: {id: string; code: string; subject: string; text: string; locale: string}[]
}
const listing = async (query = '') =>
  (await callShop<Listing>(shop, 'GET', `/outbox.json${query}`)).body

describe('the outbox', () => {
  it('holds a mail in the language of its reader', async () => {
    loginCode('mia@example.test', 'ja-JP')
    const {data} = await listing('?to=MIA@example.test')
    expect(data).toEqual([expect.objectContaining({code: '12345678', locale: 'ja-JP'})])
    expect(data[0]?.subject).toContain('ログインコード')
    expect(data[0]?.text).toContain('Sommer様')
  })

  it('falls back to the default locale of the site, then to English', async () => {
    loginCode('mia@example.test')
    expect((await listing()).data[0]?.text).toContain('Hallo Mia,')
    expect(mailLanguage('nb-NO')).toBe(mailLanguage('no'))
    expect(mailLanguage('is-IS')).toBe(mailLanguage('en-GR'))
  })

  it('is narrowed to a recipient and lists the newest first', async () => {
    loginCode('mia@example.test')
    loginCode('ole@example.test')
    expect((await listing()).total).toBe(2)
    expect((await listing('?to=ole@example.test')).total).toBe(1)
    expect((await listing('?template=passwordReset')).total).toBe(0)
  })

  it('shows pages in which no mailed text is markup', async () => {
    const {id} = sendMail(shop.db, site, {
      to: 'mia@example.test',
      template: 'contactReceived',
      values: {message: '<script>alert(1)</script>', firstName: '"Mia"'},
    })
    const page = await (await fetch(`${shop.baseUrl}/outbox/${id}`)).text()
    expect(page).toContain(`src="/outbox/${id}/mail.html"`)
    const mail = await (await fetch(`${shop.baseUrl}/outbox/${id}/mail.html`)).text()
    expect(mail).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    const [, src = '', alt] = /<img src="([^"]+)" height="32" alt="([^"]+)"/.exec(mail) ?? []
    expect(alt).toBe(site.name)
    const logo = await fetch(src)
    expect(logo.headers.get('content-type')).toBe('image/png')
    const {width = 0, height = 0} = await sharp(await logo.arrayBuffer()).metadata()
    expect(width).toBeGreaterThan(height)
    expect((await fetch(src.replace(/DEU$/, 'NONE'))).status).toBe(404)
    expect(page + mail).not.toContain('<script')
    const list = await fetch(`${shop.baseUrl}/outbox`)
    expect(list.headers.get('content-type')).toContain('text/html')
    expect(await list.text()).toContain(`/outbox/${id}`)
    expect((await fetch(`${shop.baseUrl}/outbox/unknown`)).status).toBe(404)
  })

  it('forgets one mail, those of a recipient, or all', async () => {
    const {id} = loginCode('mia@example.test')
    loginCode('ole@example.test')
    loginCode('ole@example.test')
    expect((await callShop(shop, 'DELETE', `/outbox/${id}`)).status).toBe(204)
    expect((await callShop(shop, 'DELETE', `/outbox/${id}`)).status).toBe(404)
    loginCode('eva@example.test')
    await callShop(shop, 'DELETE', '/outbox?to=ole@example.test')
    expect((await listing()).data).toEqual([expect.objectContaining({to: 'eva@example.test'})])
  })
})
