import fs from 'node:fs'
import {importArchive} from '../../archive/import-archive'
import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'
import {tinyShop, writeArchive} from '../../testing/test-archive'

interface Tag {
  readonly id: string
  readonly type: string
  readonly value: string
}
interface Answer {
  readonly pageMetaTags?: readonly Tag[]
}

const rule = (id: string, tag: string, texts: Readonly<Record<string, string>>) =>
  `<page-meta-tag-rule rule-id="${id}" meta-tag-id="${tag}">${Object.entries(texts)
    .map(([lang, text]) => `<rule xml:lang="${lang}">${text}</rule>`)
    .join('')}</page-meta-tag-rule>`

const tags = `<?xml version="1.0" encoding="UTF-8"?>
<page-meta-tags xmlns="http://www.demandware.com/xml/impex/pagemetatag/2016-08-22">
  <page-meta-tag-definitions>
    <page-meta-tag-definition meta-tag-id="description" type="name"/>
    <page-meta-tag-definition meta-tag-id="robots" type="name"/>
    <page-meta-tag-definition meta-tag-id="title" type="title"/>
    <page-meta-tag-definition meta-tag-id="og:image" type="property"/>
    <page-meta-tag-definition meta-tag-id="facts" type="jsonld"/>
  </page-meta-tag-definitions>
  <page-meta-tag-rules>
    <product-detail-page-meta-tag-rules>
      ${rule('all-titles', 'title', {
        'x-default': '${Product.name} in ${Category.displayName} | ${Site.displayName}',
        de: '${Product.name} aus ${Category.displayName}',
      })}
      ${rule('seat-titles', 'title', {'x-default': 'Sit on ${Product.name}'})}
      ${rule('prices', 'description', {
        'x-default':
          "For ${IF ProductPrice.min EQ ProductPrice.max THEN ProductPrice.min ELSE ProductPrice.min AND('-') ProductPrice.max}, of ${Product.custom.material}",
      })}
      ${rule('picture', 'og:image', {'x-default': '${ProductImageURL.mainview}'})}
      ${rule('empty', 'robots', {'x-default': '${Product.pageKeywords}'})}
      ${rule('broken', 'facts', {'x-default': '${Product.name'})}
    </product-detail-page-meta-tag-rules>
    <product-listing-page-meta-tag-rules>
      ${rule('list-titles', 'title', {
        'x-default':
          "${IF SearchPhrase THEN Constant('Found: ') AND SearchPhrase ELSE Category.displayName}",
      })}
      ${rule('list-robots', 'robots', {
        'x-default':
          "${IF SearchPhrase OR SearchRefinement.refinementColor THEN Constant('noindex') ELSE Constant('index')}",
      })}
    </product-listing-page-meta-tag-rules>
    <content-detail-page-meta-tag-rules>
      ${rule('content-titles', 'title', {'x-default': '${Content.name}'})}
    </content-detail-page-meta-tag-rules>
  </page-meta-tag-rules>
</page-meta-tags>`

const assigned = (scope: string, ...ids: readonly string[]) =>
  `<${scope}-page-meta-tag-rules>${ids.map((id) => `<page-meta-tag-rule rule-id="${id}"/>`).join('')}</${scope}-page-meta-tag-rules>`

const catalog = (tinyShop['catalogs/test-storefront/catalog.xml'] ?? '')
  .replace(
    '</refinement-definitions>',
    `</refinement-definitions>${assigned('product-detail', 'all-titles', 'prices', 'picture', 'empty', 'broken')}
     ${assigned('product-listing', 'list-titles', 'list-robots')}`,
  )
  .replace(
    /(<category category-id="seats">.*?)(<\/category>)/s,
    `$1${assigned('product-detail', 'seat-titles')}$2`,
  )
const files = {'page-meta-tags.xml': tags, 'catalogs/test-storefront/catalog.xml': catalog}

let shop: ArchiveShop
beforeAll(async () => {
  shop = await startArchiveShop(files)
})
afterAll(() => shop.close())

async function tagsOf(
  api: 'product' | 'search',
  route: string,
  query: Readonly<Record<string, string | readonly string[]>> = {},
): Promise<Readonly<Record<string, string>>> {
  const {body} = await shop.get<Answer>(api, route, {
    expand: 'prices,page_meta_tags',
    locale: 'en-DE',
    ...query,
  })
  return Object.fromEntries((body.pageMetaTags ?? []).map(({id, value}) => [id, value]))
}

it('reads all of the file, and names a rule that it cannot use', async () => {
  const archive = writeArchive({...tinyShop, ...files})
  const report = await importArchive(shop.db, archive)
  fs.rmSync(archive, {recursive: true})
  expect([...report.unread.values()]).toEqual([])
  expect(report.skippedFiles).toEqual([])
  expect(Object.fromEntries(report.counts)).toMatchObject({
    'page meta tags': 5,
    'page meta tag rules': 9,
  })
  expect(report.warnings.map(({message}) => message)).toEqual([
    expect.stringContaining('rule broken (default) is not used'),
  ])
})

it('makes the tags of a product in the order of their definitions', async () => {
  const {body} = await shop.get<Answer>('product', '/products/table', {expand: 'page_meta_tags'})
  expect(body.pageMetaTags?.map(({id, type}) => [id, type])).toEqual([
    ['description', 'name'],
    ['title', 'title'],
  ])
})

it('uses the rule of the nearest category, in the locale first', async () => {
  expect(await tagsOf('product', '/products/table')).toMatchObject({
    title: expect.stringMatching(/^Oak table in Tables \| ./),
  })
  expect(await tagsOf('product', '/products/stool')).toMatchObject({title: 'Sit on Small stool'})
  // The category has no German rule, the root has one: the locale goes before the category.
  expect(await tagsOf('product', '/products/stool', {locale: 'de-DE'})).toMatchObject({
    title: 'Hocker aus Sitzmöbel',
  })
})

it('shows prices, attributes and pictures of a master, and its rules for a variant', async () => {
  const master = await tagsOf('product', '/products/chair')
  expect(master).toMatchObject({
    title: 'Sit on Grow chair',
    description: expect.stringMatching(/^For \d+\.\d\d(-\d+\.\d\d)?, of oak,beech$/),
    'og:image': expect.stringContaining('chair/green.jpg'),
  })
  const variant = await tagsOf('product', '/products/chair-green-s')
  expect(variant['title']).toBe('Sit on Grow chair')
})

it('makes the tags of a category, of a refined list and of a search', async () => {
  expect(await tagsOf('search', '/product-search', {refine: 'cgid=tables'})).toEqual({
    title: 'Tables',
    robots: 'index',
  })
  const refined = {refine: ['cgid=seats', 'c_refinementColor=red']}
  expect(await tagsOf('search', '/product-search', refined)).toEqual({
    title: 'Seats',
    robots: 'noindex',
  })
  expect(await tagsOf('search', '/product-search', {q: 'stool'})).toEqual({
    title: 'Found: stool',
    robots: 'noindex',
  })
})

it('has tags only when the call asks for them', async () => {
  const {body} = await shop.get<Answer>('product', '/products/table')
  expect(body).not.toHaveProperty('pageMetaTags')
  const search = await shop.get<Answer>('search', '/product-search', {refine: 'cgid=tables'})
  expect(search.body).not.toHaveProperty('pageMetaTags')
})

it('loses assignments that a later archive takes away', async () => {
  const without = catalog.replace(
    assigned('product-detail', 'seat-titles'),
    assigned('product-detail'),
  )
  const archive = writeArchive({
    ...tinyShop,
    ...files,
    'catalogs/test-storefront/catalog.xml': without,
  })
  await importArchive(shop.db, archive)
  fs.rmSync(archive, {recursive: true})
  expect(await tagsOf('product', '/products/stool')).toMatchObject({
    title: expect.stringMatching(/^Small stool in Seats/),
  })
})
