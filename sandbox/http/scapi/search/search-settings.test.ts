import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'
import {tinyShop} from '../../../testing/test-archive'

type Result = ShopperSearchTypes.ProductSearchResult
type Query = Parameters<ArchiveShop['get']>[2]

const impex = 'http://www.demandware.com/xml/impex'
let shop: ArchiveShop | undefined

afterEach(async () => {
  await shop?.close()
  shop = undefined
})

async function start(changes: Parameters<typeof startArchiveShop>[0]): Promise<void> {
  shop = await startArchiveShop(changes)
}

async function search(query: Query = {}): Promise<Result> {
  const answer = await shop?.get<Result>('search', '/product-search', {locale: 'en-DE', ...query})
  if (answer?.status !== 200) throw new Error(`The search failed: ${JSON.stringify(answer)}`)
  return answer.body
}

const found = async (query: Query) =>
  ((await search(query)).hits ?? []).map(({productId}) => productId)

const search2 = (content: string) => ({
  'sites/TST/search2.xml': `<?xml version="1.0" encoding="UTF-8"?><search xmlns="${impex}/search2/2010-02-19">${content}</search>`,
})

const sort = (content: string) => ({
  'sites/TST/sort.xml': `<?xml version="1.0" encoding="UTF-8"?><sort xmlns="${impex}/sort/2009-05-15">${content}</sort>`,
})

/** The tiny shop with another material refinement. */
const refinedBy = (definition: string) => {
  const catalog = tinyShop['catalogs/test-storefront/catalog.xml'] ?? ''
  const own =
    /<refinement-definition type="attribute"[^>]*attribute-id="material"[\s\S]*?<\/refinement-definition>/
  return {'catalogs/test-storefront/catalog.xml': catalog.replace(own, definition)}
}

const values = ({refinements}: Result, attributeId: string) =>
  refinements
    .find((one) => one.attributeId === attributeId)
    ?.values?.map(({value, hitCount}) => [value, hitCount])

describe('search2.xml', () => {
  it('says which attributes are searched, and what they count', async () => {
    await start(
      search2(`<searchable-attributes>
        <searchable-attribute><attribute-path>product.name</attribute-path><boost>1</boost></searchable-attribute>
        <searchable-attribute><attribute-path>product.custom.material</attribute-path><boost>50</boost></searchable-attribute>
      </searchable-attributes>`),
    )
    // The chair has oak as a material, the table in its name as well; categories are not searched.
    expect(await found({q: 'oak'})).toEqual(['table', 'chair'])
    expect(await found({q: 'seats'})).toEqual([])
    expect(await found({q: 'beech'})).toEqual(['chair', 'stool'])
  })

  it('brings synonyms, hypernyms and stop words of a language', async () => {
    await start(
      search2(`<stopword-list xml:lang="x-default"><stopwords>small</stopwords></stopword-list>
        <synonym-list xml:lang="x-default"><synonyms>table, desk, work bench</synonyms></synonym-list>
        <hypernym-list xml:lang="x-default"><hypernym-rule><hyponyms>stool</hyponyms><hypernyms>furniture</hypernyms></hypernym-rule></hypernym-list>`),
    )
    expect(await found({q: 'desks'})).toEqual(['table'])
    expect(await found({q: 'work bench'})).toEqual(['table'])
    expect(await found({q: 'furniture'})).toEqual(['stool'])
    expect(await found({q: 'small table'})).toEqual(['table'])
  })

  it('suggests phrases of the shop and keeps others back', async () => {
    await start(
      search2(
        `<suggestion-list xml:lang="x-default"><suggestions>table of oak, tablecloth</suggestions><exclusions>tables</exclusions></suggestion-list>`,
      ),
    )
    const answer = await shop?.get<ShopperSearchTypes.SuggestionResult>(
      'search',
      '/search-suggestions',
      {q: 'tab', locale: 'en-DE'},
    )
    const phrases = answer?.body.productSuggestions?.suggestedPhrases?.map(({phrase}) => phrase)
    expect(phrases).toEqual(['table of oak', 'table'])
  })
})

describe('sort.xml', () => {
  const rule = (id: string, attribute: string) =>
    `<sorting-rule rule-id="${id}"><sorting-attributes>${attribute}</sorting-attributes></sorting-rule>`
  const byId = (direction: string) =>
    `<attribute><attribute-path>product.ID</attribute-path><direction>${direction}</direction></attribute>`

  it('sorts a category and searches by words by the rules assigned to them', async () => {
    await start(
      sort(`${rule('up', byId('ascending'))}${rule('down', byId('descending'))}
        ${rule('cheap', '<price><direction>ascending</direction></price>')}
        <sorting-rule-assignment rule-id="up" category-id="root"/>
        <sorting-rule-assignment rule-id="down" category-id="seats"/>
        <sorting-options><sorting-option option-id="lowest"><rule-id>cheap</rule-id><display-name xml:lang="x-default">Lowest</display-name></sorting-option></sorting-options>
        <keyword-search-sorting-rule-assignment rule-id="down"/>`),
    )
    expect(await found({})).toEqual(['chair', 'stool', 'table'])
    expect(await found({refine: 'cgid=seats'})).toEqual(['stool', 'chair'])
    expect(await found({q: 'oak'})).toEqual(['table', 'chair'])
    const lowest = await search({sort: 'lowest'})
    expect(lowest.selectedSortingOption).toBe('lowest')
    expect(lowest.hits.map(({price}) => price)).toEqual([99.5, 99.99, 100])
    expect((await search({sort: 'nonsense'})).selectedSortingOption).toBeUndefined()
  })

  it('weighs attributes against each other', async () => {
    await start(
      sort(`<dynamic-attribute dynamic-attribute-id="best"><weighted-attribute><attribute-path>product.searchRank</attribute-path><weight>10</weight><default-value>minimum</default-value><direction>descending</direction></weighted-attribute></dynamic-attribute>
        ${rule('best', `<dynamic-attribute dynamic-attribute-id="best"/>${byId('descending')}`)}
        <sorting-rule-assignment rule-id="best" category-id="root"/>`),
    )
    expect(await found({})).toEqual(['chair', 'table', 'stool'])
  })
})

describe('buckets', () => {
  const bucket = (more: string, attributes = '') =>
    `<attribute-bucket${attributes}>${more}</attribute-bucket>`
  const named = (name: string) => `<display-name xml:lang="x-default">${name}</display-name>`

  it('show what no bucket names as the archive wants', async () => {
    const definition = (mode: string, more = '') =>
      refinedBy(`<refinement-definition type="attribute" bucket-type="values" attribute-id="material" system="false">
        <unbucketed-values-mode>${mode}</unbucketed-values-mode>
        <bucket-definitions>${bucket(`${named('Pale')}<value-list>beech</value-list>`)}${more}</bucket-definitions>
      </refinement-definition>`)
    await start(definition('show-values'))
    expect(values(await search(), 'c_material')).toEqual([
      ['Pale', 2],
      ['oak', 2],
    ])
    await shop?.close()
    await start(definition('hide'))
    expect(values(await search(), 'c_material')).toEqual([['Pale', 2]])
    await shop?.close()
    await start(definition('show-as-bucket', bucket(named('Other'), ' default="true"')))
    expect(values(await search(), 'c_material')).toEqual([
      ['Pale', 2],
      ['Other', 2],
    ])
    expect((await found({refine: 'c_material=Other'})).sort()).toEqual(['chair', 'table'])
  })

  it('have thresholds, and take system attributes', async () => {
    await start(
      refinedBy(`<refinement-definition type="attribute" bucket-type="thresholds" attribute-id="brand" system="true">
        <bucket-definitions>
          <threshold-bucket>${named('A to M')}<threshold>N</threshold></threshold-bucket>
          <threshold-bucket>${named('N to Z')}<threshold>ZZ</threshold></threshold-bucket>
        </bucket-definitions></refinement-definition>`),
    )
    expect(values(await search(), 'brand')).toEqual([['(N..ZZ)', 1]])
    expect(await found({refine: 'brand=(N..ZZ)'})).toEqual(['chair'])
    expect(await found({refine: 'brand=Test'})).toEqual(['chair'])
  })
})

describe('limits', () => {
  it('takes nine refinements, and fifty characters of words', async () => {
    await start({})
    const refine = Array.from({length: 10}, () => 'cgid=seats')
    const answer = await shop?.get<{type: string}>('search', '/product-search', {refine})
    expect(answer?.status).toBe(400)
    expect((await search({refine: refine.slice(1)})).total).toBe(2)
    expect((await search({q: `table ${'x'.repeat(90)}`})).query).toHaveLength(50)
  })

  it('offers what says nothing about the web', async () => {
    const catalog = tinyShop['catalogs/test-master/catalog.xml'] ?? ''
    const plain = catalog.replaceAll(
      /<custom-attribute attribute-id="availableOnWeb">true<\/custom-attribute>/g,
      '',
    )
    await start({'catalogs/test-master/catalog.xml': plain})
    expect((await search({refine: 'available-on-web=1'})).total).toBe(3)
  })
})
