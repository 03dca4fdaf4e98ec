import fs from 'node:fs'
import {queryAll} from '../db/database'
import type {ArchiveShop} from '../testing/archive-shop'
import {exampleEndpoints} from '../testing/example-shop'
import {startArchiveShop} from '../testing/archive-shop'
import {tinyShop, writeArchive} from '../testing/test-archive'
import {importArchive} from './import-archive'

const impex = 'http://www.demandware.com/xml/impex'
const document = (root: string, schema: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${impex}/${schema}">${content}</${root}>`

const slot = (id: string, more: string, content: string, attributes = '') =>
  `<slot-configuration slot-id="${id}" context="global" configuration-id="${id}${more.length}" default="false" ${attributes}>
   <callout-msg xml:lang="x-default">Look</callout-msg><template>slots/a.isml</template>${more}
   <content>${content}</content></slot-configuration>`
const rank = (value: number) => `<rank>${value}</rank><enabled-flag>true</enabled-flag>`

const slots = document(
  'slot-configurations',
  'slot/2008-09-08',
  slot('hero', rank(20), '<content-assets><content-asset content-id="faq"/></content-assets>') +
    slot(
      'hero',
      `${rank(10)}<schedule><start-date>2020-01-01T00:00:00.000Z</start-date><end-date>2020-02-01T00:00:00.000Z</end-date></schedule>`,
      '<html><body xml:lang="x-default">&lt;p&gt;Over&lt;/p&gt;</body></html>',
    ) +
    slot(
      'row',
      rank(10),
      '<products><product product-id="table"/><product product-id="stool"/></products>',
    ) +
    slot(
      'text',
      rank(10),
      '<html><body xml:lang="x-default">&lt;p&gt;Hello&lt;/p&gt;</body><body xml:lang="de">&lt;p&gt;Hallo&lt;/p&gt;</body></html>',
    ),
)

const element = (id: string, type: string, data: object, more: string) =>
  `<content content-id="${id}"><display-name xml:lang="x-default">${id}</display-name>
   <online-flag>true</online-flag><type>${type}</type>
   <data xml:lang="x-default">${JSON.stringify(data).replaceAll('"', '&quot;')}</data>${more}</content>`

const library = (tinyShop['libraries/test-library/library.xml'] ?? '').replace(
  '</library>',
  `${element(
    'start',
    'page.storePage',
    {title: 'Start'},
    `<content-links>
       <content-link content-id="words" type="page.storePage.main"><position>2.0</position></content-link>
       <content-link content-id="picture" type="page.storePage.main"><position>1.0</position></content-link>
     </content-links>`,
  )}${element('words', 'component.commerce.text', {text: 'Hello'}, '')}${element(
    'picture',
    'component.commerce.image',
    {alt: 'A table'},
    '',
  )}</library>`,
)

const metadata = document(
  'metadata',
  'metadata/2006-10-31',
  `<custom-type type-id="CareGuide"><display-name xml:lang="x-default">Care guide</display-name>
    <staging-mode>source-to-target</staging-mode><storage-scope>site</storage-scope>
    <key-definition attribute-id="guideId"><type>string</type><min-length>0</min-length></key-definition>
    <attribute-definitions>
      <attribute-definition attribute-id="text"><type>string</type><localizable-flag>true</localizable-flag></attribute-definition>
      <attribute-definition attribute-id="washes"><type>int</type></attribute-definition>
      <attribute-definition attribute-id="steps"><type>set-of-string</type></attribute-definition>
    </attribute-definitions>
    <group-definitions><attribute-group group-id="all"><attribute attribute-id="text"/></attribute-group></group-definitions>
   </custom-type>
   <custom-type type-id="Counter"><staging-mode>no-staging</staging-mode><storage-scope>organization</storage-scope>
    <key-definition attribute-id="number"><type>int</type></key-definition></custom-type>`,
)
const attribute = (id: string, value: string, lang = '') =>
  `<object-attribute attribute-id="${id}"${lang && ` xml:lang="${lang}"`}>${value}</object-attribute>`
const objects = (content: string) => document('custom-objects', 'customobject/2006-10-31', content)

const urlRules = document(
  'url-rules',
  'urlrules/2012-12-01',
  `<general-settings><lower-case-urls>false</lower-case-urls><blank-substitute>_</blank-substitute>
     <character-replacements-enabled>true</character-replacements-enabled></general-settings>
   <locale-settings><type>none</type></locale-settings>
   <category-rule>[ constant, shop ] [ attribute, displayName ]</category-rule>
   <category-page-url-override>false</category-page-url-override>
   <product-rule/>
   <product-id-separator>-</product-id-separator>
   <pipeline-aliases><pipeline-alias pipeline="Cart-Show">cart</pipeline-alias></pipeline-aliases>
   <character-replacements xml:lang="de"><character-replacement><character>ö</character><replacement>oe</replacement></character-replacement></character-replacements>`,
)

const files = {
  'sites/TST/slots.xml': slots,
  'libraries/test-library/library.xml': library,
  'meta/custom-objecttype-definitions.xml': metadata,
  'sites/TST/custom-objects/CareGuide.xml': objects(
    `<custom-object type-id="CareGuide" object-id="wool">${attribute('text', 'By hand')}${attribute(
      'text',
      'Von Hand',
      'de',
    )}${attribute('washes', '12')}${attribute(
      'steps',
      '<value>Soak</value><value>Rinse</value>',
    )}</custom-object>`,
  ),
  'custom-objects/Counter.xml': objects(
    `<custom-object type-id="Counter" object-id="7">${attribute('note', 'All sites')}</custom-object>`,
  ),
  'sites/TST/url-rules.xml': urlRules,
}

type Body = Record<string, unknown> & {fault?: {type: string}}
let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop(files, {flags: exampleEndpoints})
})
afterAll(() => shop.close())

async function ocapi(path: string): Promise<{status: number; body: Body}> {
  const answer = await fetch(`${shop.baseUrl}/s/TST/dw/shop/v21_3/${path}`, {
    headers: {'x-dw-client-id': shop.clientId},
  })
  return {status: answer.status, body: (await answer.json()) as Body}
}

it('reads all of these files to the end', async () => {
  const archive = writeArchive({...tinyShop, ...files})
  const report = await importArchive(shop.db, archive)
  fs.rmSync(archive, {recursive: true})
  expect([...report.unread.values()].map(({element: name}) => name)).toEqual([])
  expect(report.skippedFiles).toEqual([])
  expect(Object.fromEntries(report.counts)).toMatchObject({
    'content slots': 4,
    'custom objects': 2,
    'custom object types': 2,
    'sets of URL rules': 1,
  })
})

it('fills slots with what is in force', async () => {
  const {body} = await ocapi('slots?slots=(hero,row,text,nothing)&locale=de-DE')
  expect(body['data']).toMatchObject([
    {slot_id: 'hero', type: 'contentAssets', content_assets: [{id: 'faq', name: 'Fragen'}]},
    {slot_id: 'row', type: 'products', products: [{id: 'table'}, {id: 'stool'}]},
    {slot_id: 'text', type: 'html', html: '<p>Hallo</p>', callout_msg: 'Look'},
    {slot_id: 'nothing', type: 'empty'},
  ])
})

it('builds pages of their components in order', async () => {
  const rows = queryAll<{links: string}>(
    shop.db,
    `SELECT links FROM page_designer WHERE id = 'start'`,
  )
  expect(JSON.parse(rows[0]?.links ?? '[]')).toHaveLength(2)
  const {status, body} = await shop.get<{id: string; regions: {components: {id: string}[]}[]}>(
    'experience',
    '/pages/start',
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({id: 'start', typeId: 'storePage', data: {title: 'Start'}})
  expect(body.regions[0]?.components.map(({id}) => id)).toEqual(['picture', 'words'])
})

describe('custom objects', () => {
  it('are read by type and key, in the language of the call', async () => {
    const {body} = await ocapi('custom_objects/CareGuide/wool?locale=de-DE')
    expect(body).toEqual({
      _v: '21.3',
      _type: 'custom_object',
      object_type: 'CareGuide',
      key_property: 'guideId',
      key_value_string: 'wool',
      c_text: 'Von Hand',
      c_washes: 12,
      c_steps: ['Soak', 'Rinse'],
    })
    expect((await ocapi('custom_objects/Counter/7')).body).toMatchObject({
      key_property: 'number',
      key_value_integer: 7,
      c_note: 'All sites',
    })
  })

  it.each([
    ['CareGuide/silk', 404, 'CustomObjectNotFoundException'],
    ['Nothing/wool', 404, 'ObjectTypeNotFoundException'],
    ['Counter/seven', 400, 'MalformedKeyParameterException'],
  ])('say what is wrong with %s', async (path, status, type) => {
    expect(await ocapi(`custom_objects/${path}`)).toMatchObject({status, body: {fault: {type}}})
  })
})

it.each([
  ['shop/Sitzmoebel/shop/Hochsitze', 'de-DE', {resourceId: 'high-seats'}],
  ['shop/sitzmoebel', 'de-DE', {resourceId: 'seats'}],
  ['shop/High_seats', 'en-DE', undefined],
  ['shop/Seats/shop/High_seats', 'en-DE', {resourceType: 'CATEGORY', resourceId: 'high-seats'}],
  ['seats/grow-chair-chair-green-s.html', 'en-DE', {resourceId: 'chair-green-s'}],
  ['help/questions-faq.html', 'en-DE', undefined],
])('finds %s by the URL rules of the site', async (urlSegment, locale, expected) => {
  const {status, body} = await shop.get('seo', '/url-mapping', {urlSegment, locale})
  if (expected === undefined) expect(status).toBe(404)
  else expect(body).toMatchObject(expected)
})

it.each([
  ['sites/TST/slots.xml', slots.replace('slot-id="row"', ''), 'slot-id'],
  [
    'libraries/test-library/library.xml',
    library.replace('</library>', '<content/></library>'),
    'content-id',
  ],
  [
    'sites/TST/custom-objects/CareGuide.xml',
    objects('<custom-object type-id="CareGuide"/>'),
    'object-id',
  ],
  ['sites/TST/url-rules.xml', urlRules.replace('>false<', '>perhaps<'), 'lower-case-urls'],
])('reads the rest of %s where a record is broken', async (name, broken, reason) => {
  const archive = writeArchive({...tinyShop, ...files, [name]: broken})
  const report = await importArchive(shop.db, archive)
  fs.rmSync(archive, {recursive: true})
  expect(report.warnings).toEqual([
    expect.objectContaining({file: name, message: expect.stringContaining(reason) as string}),
  ])
  expect(report.counts.get('products')).toBe(7)
})

it.each([
  ['meta/custom-objecttype-definitions.xml', metadata.replace('</metadata>', '</meta>')],
  ['pricebooks/test-list.xml', '<pricebooks><pricebook>'],
])('changes nothing where %s is broken', async (name, broken) => {
  const before = queryAll(shop.db, 'SELECT * FROM content_slot ORDER BY configuration_id')
  const archive = writeArchive({
    ...tinyShop,
    ...files,
    'sites/TST/site.xml': (tinyShop['sites/TST/site.xml'] ?? '').replace('Test', 'Changed'),
    [name]: broken,
  })
  await expect(importArchive(shop.db, archive, {mode: 'replace'})).rejects.toThrow(name)
  fs.rmSync(archive, {recursive: true})
  expect(queryAll(shop.db, 'SELECT * FROM content_slot ORDER BY configuration_id')).toEqual(before)
  expect(queryAll(shop.db, 'SELECT name FROM site')).toEqual([{name: 'Test'}])
  expect((await ocapi('custom_objects/CareGuide/wool')).status).toBe(200)
})
