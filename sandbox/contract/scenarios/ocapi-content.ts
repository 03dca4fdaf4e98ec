import assert from 'node:assert/strict'
import {among, effectsIn, present} from '../expectations'
import type {Scenario} from '../scenario'
import type {Shopper} from '../shopper'

interface Content {
  id: string
  name: string
  c_body?: string
}

interface Folder {
  folders?: Folder[]
  content?: Content[]
}

/** Content assets in a folder and below it. */
const allIn = (folder: Folder): Content[] => [
  ...(folder.content ?? []),
  ...(folder.folders ?? []).flatMap(allIn),
]

/** Content assets of the site, from its root folder. */
const readAll = async (shopper: Shopper): Promise<Content[]> =>
  allIn(await shopper.ocapi<Folder>('GET', '/folders/root?levels=2&include_content=true'))

/** Values of an option of widgets in content. */
const optionsIn = (contents: readonly Content[], option: string): string[] => {
  const pattern = new RegExp(`data-${option}="([^"]+)"`, 'g')
  const found = contents.flatMap(({c_body: body = ''}) =>
    [...body.matchAll(pattern)].flatMap(([, ids = '']) => ids.split(/[\s,]+/)),
  )
  return [...new Set(found.filter(Boolean))]
}

/** Content assets of the site's library, which a sample content page leads to. */
export const ocapiContentScenarios: readonly Scenario[] = [
  {
    title: 'OCAPI: a content asset is the same alone and in its folder',
    writes: false,
    effects: effectsIn('ocapi', {getContent: 'getFolder', getFolder: 'getContent'}),
    async run(stage) {
      const shopper = await stage.guest()
      const listed = among(await readAll(shopper), 'content asset below the root folder')
      const asset = await shopper.ocapi<Content>('GET', `/content/${listed.id}`)
      assert.equal(asset.name, listed.name)
    },
  },
  {
    title: 'OCAPI: content assets are the same in one call as alone, and unknown ones are left out',
    writes: false,
    effects: {},
    async run(stage) {
      const shopper = await stage.guest()
      const [first, ...more] = await readAll(shopper)
      const second = among(more, 'second content asset')
      const ids = [present(first, 'a content asset').id, second.id]
      const path = `/content/(${[...ids, 'contract-no-such-content'].join(',')})`
      const {data} = await shopper.ocapi<{data: Content[]}>('GET', path)
      assert.deepEqual(data.map(({id}) => id).sort(), [...ids].sort())
      for (const {id, name} of data) {
        assert.equal((await shopper.ocapi<Content>('GET', `/content/${id}`)).name, name)
      }
    },
  },
  {
    title: 'what the widgets in content name is there: products, categories and other content',
    writes: false,
    effects: {},
    async run(stage) {
      const shopper = await stage.guest()
      const all = await readAll(shopper)
      const read = await Promise.all(
        all.map(({id}) => shopper.ocapi<Content>('GET', `/content/${id}`)),
      )
      const withWidgets = read.filter(({c_body: body = ''}) => body.includes('data-widget='))
      among(withWidgets, 'content with widgets')
      const products = optionsIn(withWidgets, 'product-id')
      for (let at = 0; at < products.length; at += 24) {
        const ids = products.slice(at, at + 24)
        const {data} = await shopper.products.getProducts({parameters: {ids}})
        assert.deepEqual(data.map(({id}) => id).sort(), ids.sort())
      }
      for (const id of optionsIn(withWidgets, 'category-id')) {
        const {total} = await shopper.search.productSearch({parameters: {refine: `cgid=${id}`}})
        assert.ok(total > 0, `products in ${id}`)
      }
      for (const id of optionsIn(withWidgets, 'content-id')) {
        assert.equal((await shopper.ocapi<Content>('GET', `/content/${id}`)).id, id)
      }
    },
  },
]
