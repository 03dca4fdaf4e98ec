import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {takeStock} from '../../../domains/inventory/inventory-repository'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'
import {callShop} from '../../../testing/shopper'
import {tinyShop} from '../../../testing/test-archive'

type Result = ShopperSearchTypes.ProductSearchResult
type Query = Parameters<ArchiveShop['get']>[2]

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop()
})

afterAll(() => shop.close())

async function search(query: Query = {}): Promise<Result> {
  const {status, body} = await shop.get<Result>('search', '/product-search', query)
  expect(status).toBe(200)
  return body
}

const ids = ({hits = []}: Result) => hits.map(({productId}) => productId)

/** Hit counts of a refinement by value. */
function counts({refinements}: Result, attributeId: string): Record<string, number> {
  const values = refinements.find((one) => one.attributeId === attributeId)?.values ?? []
  return Object.fromEntries(values.map(({value, hitCount}) => [value, hitCount]))
}

describe('listing', () => {
  it('finds what is online and in an online category', async () => {
    const result = await search()
    expect(ids(result).sort()).toEqual(['chair', 'stool', 'table'])
    expect(result).toMatchObject({limit: 25, offset: 0, total: 3, query: ''})
  })

  it('lists a category with everything below it', async () => {
    expect(ids(await search({refine: 'cgid=seats'})).sort()).toEqual(['chair', 'stool'])
    expect(ids(await search({refine: 'cgid=high-seats'}))).toEqual(['chair'])
    expect(ids(await search({refine: 'cgid=nothing'}))).toEqual([])
  })

  it('pages through the result', async () => {
    const all = ids(await search())
    const page = await search({limit: '1', offset: '1'})
    expect(ids(page)).toEqual(all.slice(1, 2))
    expect(page).toMatchObject({limit: 1, offset: 1, total: 3})
  })
})

describe('refinements', () => {
  it('finds a master by its variants and represents it by those', async () => {
    const result = await search({refine: ['cgid=seats', 'c_refinementColor=red']})
    expect(ids(result).sort()).toEqual(['chair', 'stool'])
    const chair = result.hits.find(({productId}) => productId === 'chair')
    expect(chair?.representedProducts).toEqual([{id: 'chair-red-s'}])
    expect(chair?.image?.link).toMatch(/chair\/red\.jpg$/)
    expect(chair).toMatchObject({price: 99.5, priceMax: 99.5, c_taxRate: 0.19})
  })

  it('wants all refinements of one variant', async () => {
    const green = await search({refine: ['c_refinementColor=green', 'price=(0..100)']})
    expect(ids(green)).toEqual([])
    const red = await search({refine: ['c_refinementColor=red', 'price=(0..100)']})
    expect(ids(red)).toEqual(['chair'])
  })

  it('takes values of one attribute as alternatives', async () => {
    expect(ids(await search({refine: 'c_refinementColor=green|brown'})).sort()).toEqual([
      'chair',
      'table',
    ])
  })

  it('ends a price range before its upper bound', async () => {
    expect(ids(await search({refine: 'price=(0..100)'})).sort()).toEqual(['chair', 'table'])
    expect(ids(await search({refine: 'price=(100..200)'})).sort()).toEqual(['chair', 'stool'])
  })

  it('counts products per value, the other refinements applied and not its own', async () => {
    const all = await search()
    expect(counts(all, 'c_refinementColor')).toEqual({red: 2, green: 1, brown: 1})
    expect(counts(all, 'price')).toEqual({'(0..100)': 2, '(100..10000)': 2})
    expect(counts(all, 'c_material')).toEqual({oak: 2, beech: 2})

    const red = await search({refine: ['cgid=seats', 'c_refinementColor=red']})
    expect(counts(red, 'c_refinementColor')).toEqual({red: 2, green: 1})
    expect(counts(red, 'price')).toEqual({'(0..100)': 1, '(100..10000)': 1})
    expect(counts(red, 'cgid')).toEqual({seats: 2})
  })

  it('counts to what choosing the value gives', async () => {
    for (const base of [[], ['cgid=seats'], ['c_refinementColor=red'], ['price=(0..100)']]) {
      const result = await search({refine: base})
      for (const {attributeId, values = []} of result.refinements) {
        if (base.some((one) => one.startsWith(`${attributeId}=`))) continue
        for (const {value, hitCount} of values) {
          const chosen = await search({refine: [...base, `${attributeId}=${value}`]})
          expect([attributeId, value, chosen.total]).toEqual([attributeId, value, hitCount])
        }
      }
    }
  })

  it('names values in the language of the locale, in the order of the value list', async () => {
    const {refinements} = await search({locale: 'de-DE'})
    const colour = refinements.find(({attributeId}) => attributeId === 'c_refinementColor')
    expect(colour?.label).toBe('Farbe')
    expect(colour?.values?.map(({label}) => label)).toEqual(['Rot', 'Grün', 'Braun'])
  })

  it('opens the category tree down to the chosen category', async () => {
    const {refinements} = await search({refine: 'cgid=seats', locale: 'en-DE'})
    expect(refinements[0]).toEqual({
      attributeId: 'cgid',
      label: 'Category',
      values: [
        {
          value: 'seats',
          label: 'Seats',
          hitCount: 2,
          values: [{value: 'high-seats', label: 'High seats', hitCount: 1}],
        },
        {value: 'tables', label: 'Tables', hitCount: 1},
      ],
    })
  })

  it('maps available-on-web, hit type and orderable', async () => {
    expect((await search({refine: 'available-on-web=1'})).total).toBe(3)
    expect((await search({refine: 'available-on-web=0'})).total).toBe(0)
    expect(ids(await search({refine: 'htype=master'}))).toEqual(['chair'])
    const orderable = await search({refine: ['orderable_only=true', 'cgid=high-seats']})
    expect(orderable.hits[0]?.representedProducts).toEqual([
      {id: 'chair-green-s'},
      {id: 'chair-red-s'},
    ])
  })

  it('repeats what was selected', async () => {
    const {selectedRefinements} = await search({
      refine: ['cgid=seats', 'c_refinementColor=red|green'],
    })
    expect(selectedRefinements).toEqual({cgid: 'seats', c_refinementColor: 'red|green'})
  })

  it('refuses what it cannot read', async () => {
    const answer = await shop.get<{type: string}>('search', '/product-search', {refine: 'price=1'})
    expect(answer.status).toBe(400)
    expect(answer.body.type).toMatch(/\/malformed-parameter$/)
  })
})

describe('refinement buckets', () => {
  // Exports of the platform separate the values of a bucket by commas.
  it.each(['oak|beech', 'oak,beech'])('group values under one name: %s', async (values) => {
    const catalog = tinyShop['catalogs/test-storefront/catalog.xml'] ?? ''
    const bucket = (name: string, list: string) =>
      `<attribute-bucket><display-name xml:lang="x-default">${name}</display-name><value-list>${list}</value-list><presentation-id>${name}-id</presentation-id></attribute-bucket>`
    const bucketed = await startArchiveShop({
      'catalogs/test-storefront/catalog.xml': catalog.replace(
        '<sort-mode>value-count</sort-mode>\n        <sort-direction>descending</sort-direction>',
        `<bucket-definitions>${bucket('Wood', values)}${bucket('Metal', 'steel')}</bucket-definitions>`,
      ),
    })
    const read = async (query: Query) =>
      (await bucketed.get<Result>('search', '/product-search', query)).body
    const all = await read({})
    const wood = await read({refine: 'c_material=Wood'})
    const metal = await read({refine: 'c_material=Metal'})
    await bucketed.close()
    expect(all.refinements.find(({attributeId}) => attributeId === 'c_material')?.values).toEqual([
      {value: 'Wood', label: 'Wood', hitCount: 3, presentationId: 'Wood-id'},
    ])
    expect([wood.total, metal.total]).toEqual([3, 0])
  })
})

describe('words', () => {
  it.each([
    ['en-DE', 'chair', ['chair']],
    ['en-DE', 'oak', ['table', 'chair']],
    ['en-DE', 'oak table', ['table']],
    ['en-DE', 'CHAIR-RED-S', ['chair']],
    ['de-DE', 'mitwachsstuhl', ['chair']],
    ['de-DE', 'stuhl', ['chair']],
    ['de-DE', 'tische', ['table']],
    ['ja-JP', 'チェア', ['chair']],
    ['ja-JP', '高さ', ['chair']],
    ['en-DE', 'lamp', []],
    ['en-DE', '"; drop', []],
    ['en-DE', '?!', []],
  ])('%s %s', async (locale, q, found) => {
    expect(ids(await search({locale, q})).sort()).toEqual([...found].sort())
  })

  it('puts a small mistake right and says so', async () => {
    const result = await search({locale: 'en-DE', q: 'tabel'})
    expect(ids(result)).toEqual(['table'])
    expect(result.searchPhraseSuggestions).toEqual({
      suggestedPhrases: [{exactMatch: false, phrase: 'table'}],
      suggestedTerms: [
        {
          originalTerm: 'tabel',
          terms: [{completed: false, corrected: true, exactMatch: false, value: 'table'}],
        },
      ],
    })
  })
})

describe('hit', () => {
  const chair = async (query: Query = {}) =>
    (await search({refine: 'cgid=high-seats', locale: 'de-DE', ...query})).hits[0]

  it('carries what is expanded by default', async () => {
    expect(await chair()).toMatchObject({
      currency: 'EUR',
      price: 99.5,
      priceMax: 249,
      hitType: 'master',
      orderable: true,
      productId: 'chair',
      productName: 'Mitwachsstuhl',
      productType: {master: true},
      representedProduct: {id: 'chair-green-l'},
      image: {
        alt: 'Green chair',
        link: expect.stringMatching(
          /^http:\/\/shop\.test\/dw\/image\/v2\/SBOX_001\/on\/demandware\.static\/-\/Sites-test-master\/default\/dw[0-9a-f]{8}\/images\/chair\/green\.jpg$/,
        ),
      },
    })
    expect((await chair())?.imageGroups).toBeUndefined()
    expect((await chair())?.variants).toBeUndefined()
  })

  it('says of each variation value whether it can be ordered, with its pictures', async () => {
    const [color, size] = (await chair())?.variationAttributes ?? []
    expect(color).toMatchObject({id: 'color', name: 'Farbe'})
    expect(color?.values?.map(({value, name, orderable}) => [value, name, orderable])).toEqual([
      ['green', 'Grün', true],
      ['red', 'Red', true],
    ])
    expect(color?.values?.[0]?.imageSwatch?.link).toMatch(/green-swatch\.jpg$/)
    expect(size?.values?.map(({value, orderable}) => [value, orderable])).toEqual([
      ['s', true],
      ['l', false],
    ])
  })

  it('adds prices per book, images and variants on request', async () => {
    const hit = await chair({
      perPricebook: 'true',
      allImages: 'true',
      allVariationProperties: 'true',
      includedCustomVariationProperties: 'c_refinementColor',
      expand: 'prices,images,variations,custom_properties',
    })
    expect(hit?.priceRanges).toEqual([
      {pricebook: 'test-list', minPrice: 199, maxPrice: 249},
      {pricebook: 'test-sale', minPrice: 99.5, maxPrice: 99.5},
    ])
    expect(hit?.imageGroups?.map(({viewType, images}) => [viewType, images.length])).toEqual([
      ['mainview', 2],
      ['swatch', 1],
      ['mainview', 1],
    ])
    expect(hit?.variants?.[2]).toMatchObject({
      productId: 'chair-red-s',
      price: 99.5,
      variationValues: {color: 'red', size: 's'},
      c_refinementColor: 'red',
    })
    expect(hit).toMatchObject({c_badges: ['Neu'], c_availableOnWeb: true})
    expect(hit?.['c_extraMainImage']).toMatch(
      /^http:\/\/shop\.test\/dw\/image\/.*chair\/extra\.jpg$/,
    )
    expect(hit?.orderable).toBeUndefined()
  })

  it('keeps the matching images only, or a number of each view type', async () => {
    const matching = await chair({allImages: 'false'})
    expect(matching?.imageGroups?.map(({viewType}) => viewType)).toEqual(['mainview', 'swatch'])
    const few = await chair({allImages: 'true', imgTypes: 'mainview:1'})
    expect(few?.imageGroups?.map(({viewType, images}) => [viewType, images.length])).toEqual([
      ['mainview', 1],
      ['mainview', 1],
    ])
  })

  it('is cut to the selected properties', async () => {
    const {body} = await shop.get('search', '/product-search', {
      refine: 'cgid=high-seats',
      select: '(total,hits.(productId,image.(alt)))',
    })
    expect(body).toEqual({total: 1, hits: [{productId: 'chair', image: {alt: 'Green chair'}}]})
  })

  it('notices at once that the last one is sold', async () => {
    const table = async () => (await search({refine: 'cgid=tables'})).hits[0]
    expect((await table())?.orderable).toBe(true)
    takeStock(shop.db, 'test-stock', 'table', 3)
    expect((await table())?.orderable).toBe(false)
    takeStock(shop.db, 'test-stock', 'table', -3)
    expect((await table())?.orderable).toBe(true)
  })
})

describe('requests that are refused', () => {
  it.each([
    [{siteId: ''}, 400, 'malformed-parameter'],
    [{limit: '0'}, 400, 'malformed-parameter'],
    [{limit: '201'}, 400, 'malformed-parameter'],
    [{select: '(hits'}, 400, 'malformed-selector'],
    [{expand: 'everything'}, 400, 'invalid-expand-parameter'],
    [{locale: 'fr-FR'}, 400, 'unsupported-locale'],
    [{currency: 'USD'}, 400, 'unsupported-currency'],
  ])('%j', async (query, status, kind) => {
    const answer = await shop.get<{type: string}>('search', '/product-search', query)
    expect(answer.status).toBe(status)
    expect(answer.body.type.split('/').at(-1)).toBe(kind)
  })

  it('a call without a token, of another site or another organization', async () => {
    const base = '/search/shopper-search/v1/organizations'
    const call = (url: string) =>
      callShop<{title: string; parameter?: string}>(shop, 'GET', `${base}${url}`)
    const open = await call('/f_ecom_sbox_001/product-search?siteId=TST')
    expect(open.status).toBe(401)
    expect(open.headers.get('content-type')).toContain('application/problem+json')
    expect((await call('/f_ecom_sbox_001/product-search')).body).toMatchObject({
      title: 'Missing Parameter',
      parameter: 'siteId',
    })
    expect((await call('/f_ecom_zzzz_001/product-search?siteId=TST')).status).toBe(404)
    expect((await call('/nothing/here')).status).toBe(404)
  })
})

describe('suggestions', () => {
  it('completes to products, phrases and categories', async () => {
    const {body} = await shop.get<ShopperSearchTypes.SuggestionResult>(
      'search',
      '/search-suggestions',
      {q: 'tab', locale: 'en-DE', limit: '3'},
    )
    expect(body.productSuggestions?.products).toEqual([
      {
        currency: 'EUR',
        price: 99.99,
        c_taxRate: 0.19,
        productId: 'table',
        productName: 'Oak table',
      },
    ])
    expect(body.productSuggestions?.suggestedPhrases).toEqual([
      {exactMatch: false, phrase: 'tables'},
      {exactMatch: false, phrase: 'table'},
    ])
    expect(body.categorySuggestions?.categories).toEqual([
      {id: 'tables', name: 'Tables', parentCategoryName: 'Tables'},
    ])
  })

  it('wants at least three letters', async () => {
    const answer = await shop.get<{type: string}>('search', '/search-suggestions', {q: 'ta'})
    expect(answer.status).toBe(400)
    expect(answer.body.type).toMatch(/string-constraint-violation$/)
  })
})
