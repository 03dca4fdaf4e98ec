import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'
import {callShop} from '../../testing/shopper'

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop()
})

afterAll(() => shop.close())

interface Answer {
  readonly count: number
  readonly total: number
  readonly hits: readonly {
    readonly product_id: string
    readonly id: string
    readonly [name: string]: unknown
  }[]
  readonly fault?: {readonly type: string}
  readonly [name: string]: unknown
}

const get = (path: string) =>
  callShop<Answer>(shop, 'GET', `/s/TST/dw/shop/v21_3/${path}`, {
    headers: {'x-dw-client-id': shop.clientId},
  })

const ids = ({hits}: Answer) => hits.map(({product_id: id}) => id)

describe('product_search', () => {
  it('finds, refines and pages like the Shopper API', async () => {
    const {status, body} = await get(
      'product_search?locale=en-DE&refine_1=cgid=seats&refine_2=c_refinementColor=red&count=1',
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _v: '21.3',
      _type: 'product_search_result',
      count: 1,
      start: 0,
      total: 2,
      query: '',
      selected_refinements: {cgid: 'seats', c_refinementColor: 'red'},
    })
    const next = String(body['next'])
    expect(next).toContain('start=1')
    const second = (await get(next.slice(next.indexOf('product_search')))).body
    expect([...ids(body), ...ids(second)].sort()).toEqual(['chair', 'stool'])
    expect(second).not.toHaveProperty('next')
    expect(second['previous']).toContain('start=0')
  })

  it('says of a hit what is expanded, in its own words', async () => {
    const {body} = await get(
      'product_search?q=chair&locale=en-DE&expand=availability,images,prices,variations,represented_products',
    )
    expect(body.hits[0]).toMatchObject({
      _type: 'product_search_hit',
      product_id: 'chair',
      hit_type: 'master',
      product_type: {_type: 'product_type', master: true},
      orderable: true,
      currency: 'EUR',
      price: 99.5,
      price_max: 249,
      prices: {'test-list': 199, 'test-sale': 99.5},
      link: 'http://shop.test/s/TST/dw/shop/v21_3/products/chair',
      image: {_type: 'image', dis_base_link: expect.stringContaining('chair/green.jpg')},
      represented_product: {_type: 'product_ref', id: 'chair-green-l'},
    })
    expect(body.hits[0]?.['variation_attributes']).toMatchObject([
      {_type: 'variation_attribute', id: 'color', values: [{value: 'green'}, {value: 'red'}]},
      {id: 'size'},
    ])
    const plain = (await get('product_search?q=chair&locale=en-DE')).body.hits[0]
    expect(plain).not.toHaveProperty('price')
    expect(plain).not.toHaveProperty('image')
  })

  it('counts refinements and tells how words were understood', async () => {
    const {body} = await get('product_search?q=tabel&locale=en-DE')
    expect(ids(body)).toEqual(['table'])
    expect(body['search_phrase_suggestions']).toMatchObject({
      _type: 'suggestion',
      suggested_phrases: [{_type: 'suggested_phrase', phrase: 'table', exact_match: false}],
      suggested_terms: [{original_term: 'tabel', terms: [{corrected: true, value: 'table'}]}],
    })
    expect(body['refinements']).toContainEqual(
      expect.objectContaining({
        _type: 'product_search_refinement',
        attribute_id: 'c_refinementColor',
        values: [
          expect.objectContaining({
            _type: 'product_search_refinement_value',
            value: 'brown',
            hit_count: 1,
          }),
        ],
      }),
    )
  })

  it.each([
    ['product_search?refine_1=price=5', 'MalformedParameterException'],
    ['product_search?count=201', 'MalformedParameterException'],
    ['product_search?expand=everything', 'InvalidExpandValueException'],
    ['product_search?currency=USD', 'UnsupportedCurrencyException'],
    ['search_suggestion?q=ta', 'MalformedParameterException'],
  ])('%s is a fault', async (path, type) => {
    expect(await get(path)).toMatchObject({status: 400, body: {fault: {type}}})
  })
})

describe('search_suggestion', () => {
  it('suggests products, phrases, categories, brands and content', async () => {
    const {body} = await get('search_suggestion?q=tab&locale=en-DE')
    expect(body).toMatchObject({
      _type: 'search_suggestion_result',
      query: 'tab',
      product_suggestions: {
        products: [{_type: 'suggested_product', product_id: 'table', price: 99.99}],
        suggested_phrases: [{phrase: 'tables'}, {phrase: 'table'}],
      },
      category_suggestions: {
        categories: [
          {
            id: 'tables',
            name: 'Tables',
            link: 'http://shop.test/s/TST/dw/shop/v21_3/categories/tables',
          },
        ],
      },
    })
    expect((await get('search_suggestion?q=Tes&locale=en-DE')).body).toMatchObject({
      brand_suggestions: {brands: ['Test']},
    })
    expect((await get('search_suggestion?q=questions&locale=en-DE')).body).toMatchObject({
      content_suggestions: {
        content: [
          {
            id: 'faq',
            name: 'Questions',
            link: 'http://shop.test/s/TST/dw/shop/v21_3/content/faq',
          },
        ],
      },
    })
  })
})
