import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {importArchive} from '../../archive/import-archive'
import type {Database} from '../../db/database'
import {openDatabase} from '../../db/database'
import {
  assignment,
  campaign,
  couponsXml,
  customerGroupsXml,
  productsById,
  promotion,
  promotionsXml,
  sourceCodesXml,
} from '../../testing/promotion-files'
import {tinyShop, writeArchive} from '../../testing/test-archive'
import {SiteRegistry} from '../sites/site-registry'
import {catalogStore} from '../catalog/catalog-store'
import {findCouponByCode} from './coupon-repository'
import {productFacts} from './product-facts'
import {promotedProducts, promotionsForProduct} from './product-promotions'
import {sitePromotions} from './promotion-repository'
import {ANYBODY, situationOf} from './situation'

const category = (id: string) =>
  `<discounted-products><included-products><condition-group><category-condition catalog-id="test-storefront" operator="is equal"><category-id>${id}</category-id></category-condition></condition-group></included-products></discounted-products>`

const percent = (value: number) =>
  `<simple-discount><percentage>${value}</percentage></simple-discount>`

const files = {
  'sites/TST/promotions.xml': promotionsXml(
    campaign('always') +
      campaign('over', '<end-date>2020-01-01T00:00:00.000Z</end-date>') +
      campaign(
        'counter',
        '<campaign-scope><applicable-in-store/></campaign-scope><customer-groups><customer-group group-id="Everyone"/></customer-groups>',
      ) +
      campaign('club', '<customer-groups><customer-group group-id="Club"/></customer-groups>') +
      campaign('coupon', '<coupons><coupon coupon-id="welcome"/></coupons>') +
      campaign('letter', '<source-codes><source-code group-id="letter"/></source-codes>') +
      `<global-promotion-settings>${productsById('global-excluded-products', 'table')}<global-excluded-product-options><product-option-id>warranty</product-option-id></global-excluded-product-options></global-promotion-settings>` +
      promotion(
        'seats-10',
        `<product-promotion-rule>${category('seats')}${percent(10)}</product-promotion-rule>`,
        '<exclusivity>no</exclusivity>',
        `<callout-msg xml:lang="x-default">10 % off seats</callout-msg><callout-msg xml:lang="de">10 % auf Sitze</callout-msg>
         <details xml:lang="x-default">Until we run out.</details>`,
      ) +
      promotion(
        'old',
        `<product-promotion-rule>${category('seats')}${percent(60)}</product-promotion-rule>`,
        '<rank>5</rank>',
        '<coupons><coupon coupon-id="welcome"/></coupons>',
      ) +
      promotion(
        'gift',
        `<product-promotion-rule>${category('tables')}<disable-global-excluded-products>true</disable-global-excluded-products><simple-discount><bonus-choice><bonus-product-rule><included-products><condition-group><product-id-condition operator="is equal"><product-id>stool</product-id></product-id-condition></condition-group></included-products></bonus-product-rule></bonus-choice></simple-discount></product-promotion-rule>`,
      ) +
      promotion(
        'counter',
        `<product-promotion-rule>${category('seats')}${percent(50)}</product-promotion-rule>`,
      ) +
      promotion(
        'past',
        `<product-promotion-rule>${category('seats')}${percent(50)}</product-promotion-rule>`,
      ) +
      promotion(
        'club-20',
        `<product-promotion-rule>${category('seats')}${percent(20)}</product-promotion-rule>`,
      ) +
      promotion(
        'letter-30',
        `<product-promotion-rule>${category('seats')}${percent(30)}</product-promotion-rule>`,
      ) +
      promotion(
        'secret',
        `<product-promotion-rule>${category('seats')}${percent(40)}</product-promotion-rule>`,
      ) +
      promotion(
        'tables',
        `<product-promotion-rule>${category('tables')}${percent(40)}</product-promotion-rule>`,
      ) +
      promotion(
        'dollars',
        `<product-promotion-rule>${category('seats')}${percent(40)}</product-promotion-rule>`,
        '<currency>USD</currency>',
      ) +
      assignment('seats-10', 'always', '<rank>10</rank>') +
      assignment('counter', 'counter') +
      assignment('old', 'always') +
      assignment('gift', 'coupon') +
      assignment('past', 'over') +
      assignment('club-20', 'club') +
      assignment('letter-30', 'letter') +
      assignment('secret', 'coupon') +
      assignment('tables', 'always') +
      assignment('dollars', 'always'),
  ),
  'sites/TST/coupons.xml': couponsXml(
    `<coupon coupon-id="welcome"><enabled-flag>true</enabled-flag><case-insensitive>true</case-insensitive>
       <redemption-limits><limit-per-code>1</limit-per-code></redemption-limits><single-code>WELCOME</single-code></coupon>
     <coupon coupon-id="letters"><enabled-flag>true</enabled-flag>
       <system-codes><max-number-of-codes>3</max-number-of-codes><code-prefix>LT</code-prefix><code-length>10</code-length></system-codes></coupon>
     <coupon-codes coupon-id="letters"><code>ByHand</code></coupon-codes>`,
  ),
  'sites/TST/source-codes.xml': sourceCodesXml(
    `<sourcecode-group group-id="letter"><enabled-flag>true</enabled-flag><code-specs><code-spec>news*</code-spec></code-specs></sourcecode-group>`,
  ),
  'sites/TST/customer-groups.xml': customerGroupsXml(
    `<customer-group group-id="Club"><description>Members</description></customer-group>
     <customer-group group-id="Berlin"><membership-rule><included-customers><condition-group match-mode="all"><condition>
       <attribute-path>request.geolocation.city</attribute-path><operator>is-equal</operator><string>Berlin</string>
     </condition></condition-group></included-customers></membership-rule></customer-group>
     <group-assignment group-id="Club" customer-no="00000042"/>`,
  ),
}

let db: Database
let directories: string[]

beforeAll(async () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-promotions-'))
  const archive = writeArchive({...tinyShop, ...files})
  directories = [data, archive]
  db = openDatabase(data)
  const report = await importArchive(db, archive)
  expect([...report.unread.keys()].filter((name) => name.startsWith('promotions'))).toEqual([])
  expect(report.skippedFiles).toEqual([])
})
afterAll(() => {
  db.close()
  for (const directory of directories) fs.rmSync(directory, {recursive: true})
})

const site = () => {
  const found = new SiteRegistry(db).get('TST')
  if (!found) throw new Error('No test site')
  return found
}

const ids = (productId: string, shopper?: Parameters<typeof promotionsForProduct>[3]['shopper']) =>
  promotionsForProduct(db, site(), productId, {locale: 'de-DE', shopper}).map(
    ({promotionId}) => promotionId,
  )

describe('promotions of a product', () => {
  it('announces what is in force for everyone, with the price that it leads to', () => {
    expect(promotionsForProduct(db, site(), 'stool', {locale: 'de-DE'})).toEqual([
      {
        promotionId: 'seats-10',
        name: 'seats-10',
        calloutMsg: '10 % auf Sitze',
        details: 'Until we run out.',
        promotionalPrice: 9000,
      },
    ])
  })

  it('counts a product in a category below, and a variant in the category of its master', () => {
    expect(ids('chair-green-s')).toEqual(['seats-10'])
  })

  it('leaves out what is excluded for the whole site', () => {
    expect(ids('table')).toEqual([])
  })

  it('shows members, and bearers of a source code, what is theirs', () => {
    expect(ids('stool', {groupIds: ['Everyone', 'Club']})).toEqual(['seats-10', 'club-20'])
    expect(ids('stool', {...ANYBODY, sourceCode: 'newsletter'})).toEqual(['seats-10', 'letter-30'])
    expect(ids('stool', {...ANYBODY, sourceCode: 'other'})).toEqual(['seats-10'])
  })

  it('keeps the promotion of a coupon until the coupon is there', () => {
    const coupons = new Map([['welcome', 'WELCOME']])
    expect(ids('stool', {...ANYBODY, coupons})).toContain('secret')
    // One of them has its coupon and its rank on the promotion itself.
    expect(ids('stool', {...ANYBODY, coupons})[0]).toBe('old')
  })

  it('tells which products a promotion is about', () => {
    const isPromoted = promotedProducts(db, site(), 'seats-10')
    expect(['stool', 'chair', 'table'].map((id) => isPromoted?.(id))).toEqual([true, true, false])
    expect(promotedProducts(db, site(), 'past')).toBeNull()
    const shopper = {...ANYBODY, coupons: new Map([['welcome', 'WELCOME']])}
    const isBonus = promotedProducts(db, site(), 'gift', {shopper, role: 'bonus'})
    expect(['stool', 'table'].map((id) => isBonus?.(id))).toEqual([true, false])
  })
})

describe('what goes with promotions', () => {
  it('finds coupons by code, case as the coupon minds it', () => {
    const find = (code: string) => findCouponByCode(db, 'TST', code)?.coupon.id
    expect(find('welcome')).toBe('welcome')
    expect(find('ByHand')).toBe('letters')
    expect(find('byhand')).toBeUndefined()
  })

  it('issues codes that look as the coupon wants them', () => {
    const codes = db
      .prepare(`SELECT code FROM coupon_code WHERE coupon_id = 'letters' AND code <> 'ByHand'`)
      .all() as {code: string}[]
    expect(codes).toHaveLength(3)
    for (const {code} of codes) expect(code).toMatch(/^LT[B-Z2-9]{10}$/)
  })

  it('keeps groups, rules and assignments', () => {
    const rows = (table: string) => db.prepare(`SELECT * FROM ${table} ORDER BY 2`).all()
    expect(rows('customer_group_member')).toEqual([
      {site_id: 'TST', group_id: 'Club', customer_no: '00000042'},
    ])
    expect(rows('customer_group')).toMatchObject([
      {id: 'Berlin', rule: expect.stringContaining('is-equal')},
      {id: 'Club', rule: null},
    ])
  })

  it('forgets a source code that is none', () => {
    expect(situationOf(db, site(), {...ANYBODY, sourceCode: 'x'}).sourceCodeGroupId).toBeNull()
  })

  it('compares attributes in all of their languages', () => {
    const chair = catalogStore(db).product('chair')
    if (!chair) throw new Error('No chair')
    const facts = productFacts(db, site(), chair)
    expect(facts.attribute('custom.badges')).toEqual(['New', 'Oak', 'Neu'])
    expect(facts.attribute('brand')).toEqual(['Test'])
    expect(facts.attribute('name')).toContain('Mitwachsstuhl')
  })

  it('keeps the options that nothing makes cheaper', () => {
    expect([...sitePromotions(db, 'TST').excludedOptionIds]).toEqual(['warranty'])
  })

  it('reads a promotion as a whole', () => {
    const read = sitePromotions(db, 'TST').byId.get('seats-10')
    expect(read?.rule).toMatchObject({class: 'product', kind: 'simple'})
    expect(read?.assignments).toMatchObject([{rank: 10, campaign: {id: 'always'}}])
  })
})
