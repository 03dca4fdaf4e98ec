import {assignment, campaign, promotion, promotionsXml} from '../../../testing/promotion-files'
import {startPromotionShop} from '../../../testing/promotion-shop'
import {newShopper, type TestShopper} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {execute} from '../../../db/database'

const BASE = '/experience/shopper-experience/v1/organizations/:org'

const rule = `<order-promotion-rule><discounts condition-type="order-total">
  <discount><threshold>1</threshold><percentage>10</percentage></discount>
</discounts></order-promotion-rule>`

let shop: TestShop
let shopper: TestShopper

function asset(id: string, name: string, folderId: string, body: string): void {
  execute(
    shop.db,
    `INSERT INTO content_asset (library_id, id, online, searchable, texts, custom)
     VALUES ('test-library', ?, '{"default":true}', '{"default":true}', ?, ?)`,
    id,
    JSON.stringify({name: {default: name}}),
    JSON.stringify({body: {default: body}}),
  )
  execute(
    shop.db,
    `INSERT INTO content_folder_assignment (library_id, folder_id, content_id, position, is_default)
     VALUES ('test-library', ?, ?, 0, 1)`,
    folderId,
    id,
  )
}

beforeAll(async () => {
  shop = await startPromotionShop({
    'sites/DEU/promotions.xml': promotionsXml(
      campaign('summer') +
        campaign('winter', '<end-date>2020-01-01T00:00:00.000Z</end-date>') +
        promotion('sun', rule) +
        assignment('sun', 'summer') +
        assignment('sun', 'winter'),
    ),
  })
  for (const [id, name] of [
    ['care', 'Care'],
    ['print', 'Small print'],
  ] as const) {
    execute(
      shop.db,
      `INSERT INTO content_folder (library_id, id, parent_id, position, online, texts, custom)
       VALUES ('test-library', ?, 'root', 0, '{"default":true}', ?, '{}')`,
      id,
      JSON.stringify({name: {default: name}}),
    )
  }
  asset('wash', 'Washing a blanket', 'care', '<p>At thirty degrees</p>')
  asset('iron', 'Ironing a blanket', 'care', '<p>Never</p>')
  asset('terms', 'Terms of blankets', 'print', '<p>Fair</p>')
  shopper = await newShopper(shop)
})
afterAll(() => shop.close())

describe('POST qualifiers/resolve', () => {
  const resolve = (body: object) =>
    shopper.call<Record<string, unknown>>('POST', `${BASE}/qualifiers/resolve`, body)

  it('tells what holds for the shopper, and binds content', async () => {
    const {status, body} = await resolve({
      customerGroups: ['Everyone', 'Registered'],
      campaignQualifiers: [
        {campaignId: 'summer'},
        {campaignId: 'winter'},
        {campaignId: 'summer', promotionId: 'sun'},
        {campaignId: 'winter', promotionId: 'sun'},
        {campaignId: 'summer', promotionId: 'rain'},
      ],
      dataBindings: [
        {type: 'content_asset', id: 'wash'},
        {type: 'content_asset', id: 'nothing'},
        {type: 'elsewhere', id: 'wash'},
      ],
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      customerGroups: {Everyone: true, Registered: false},
      campaigns: {summer: true, winter: false},
      campaignQualifiers: {summer: {sun: true, rain: false}, winter: {sun: false}},
      dataBindings: {
        content_asset: {
          wash: {id: 'wash', name: 'Washing a blanket', body: expect.stringContaining('thirty')},
        },
      },
    })
    expect((await resolve({})).body).toEqual({})
  })

  it.each([
    [
      {campaignQualifiers: [{promotionId: 'sun'}]},
      "Invalid request body. The 'campaignQualifiers' array contains entries missing the required field 'campaignId'.",
    ],
    [
      {customerGroups: ['']},
      "Invalid request body. The 'customerGroups' array contains empty or invalid identifiers.",
    ],
    [
      {dataBindings: [{id: 'a'}]},
      "Invalid request body. The 'dataBindings' array contains entries missing the required 'type' field.",
    ],
    [
      {campaignQualifiers: Array.from({length: 51}, () => ({campaignId: 'a'}))},
      "'campaignQualifiers' violates the value constraint. The expected value is between '(0..50)'.",
    ],
  ])('refuses a body in the words of the API documents', async (body, detail) => {
    expect(await resolve(body)).toMatchObject({status: 400, body: {title: 'Bad Request', detail}})
  })
})

describe('GET content-search', () => {
  const search = async (query: Record<string, string>) =>
    (await shopper.call<Record<string, unknown>>('GET', `${BASE}/content-search`, undefined, query))
      .body

  it('finds content by words and folder, sorted and page by page', async () => {
    const blankets = await search({q: 'blankets', sort: 'name=asc'})
    expect(blankets).toMatchObject({
      query: 'blankets',
      total: 3,
      limit: 50,
      offset: 0,
      hits: [{id: 'iron'}, {id: 'terms'}, {id: 'wash', name: 'Washing a blanket'}],
      refinements: [
        {
          attributeId: 'fdid',
          values: [
            {value: 'care', label: 'Care', hitCount: 2},
            {value: 'print', label: 'Small print', hitCount: 1},
          ],
        },
      ],
    })
    expect(blankets).not.toHaveProperty('selectedRefinements')
    const page = {refine: 'fdid=care', sort: 'name=desc', limit: '1', offset: '1'}
    expect(await search(page)).toMatchObject({
      total: 2,
      limit: 1,
      offset: 1,
      hits: [{id: 'iron'}],
      selectedRefinements: {fdid: 'care'},
    })
    expect(await search({q: 'zzzz'})).toEqual({
      total: 0,
      hits: [],
      limit: 50,
      offset: 0,
      query: 'zzzz',
    })
  })

  it('refuses a refinement that is none', async () => {
    expect(await search({refine: 'help'})).toMatchObject({
      title: 'Bad Request',
      detail: "Invalid refinement parameter format. Expected format: 'attribute=value'.",
      parameter: 'refine',
    })
  })
})
