import type {SafeHtml} from '@common/safe-html'
import {FORGET_READS} from '@common/server-events'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {productQuery} from './get-product'

// A process shares its reads for some seconds.
beforeEach(() => process.emit(FORGET_READS as 'message', undefined, undefined))

const stock = {id: 'i', ats: 4, stockLevel: 4, orderable: true}
const product = (id: string, more: object = {}) => ({
  id,
  name: id,
  type: {item: true},
  price: 10,
  inventory: stock,
  ...more,
})

/** Products by id; calls for several products are answered in the order of the requested ids. */
function shopWith(products: readonly {id: string}[]): FakeBackend {
  const backend = fakeBackend()
  const byId = new Map(products.map((one) => [one.id, one]))
  backend.on('/products', (url) => {
    const ids = (url.searchParams.get('ids') ?? '').split(',')
    return {body: {data: ids.flatMap((id) => byId.get(id) ?? [])}}
  })
  for (const one of products) backend.on(`/products/${one.id}`, {body: one})
  return backend
}

const load = (id: string, site: 'DEU' | 'GLO' = 'DEU') =>
  productQuery(testShop(site), {productId: id}).queryFn()

const idsAsked = ({calls}: FakeBackend): string[][] =>
  calls.flatMap((call) => {
    const ids = new URLSearchParams(call.split('?')[1]).get('ids')
    return ids && call.includes('/products?') ? [ids.split(',')] : []
  })

it('loads the members, extensions and accessories of a set, then looks prices up', async () => {
  const backend = shopWith([
    product('SET', {
      type: {set: true},
      setProducts: [{id: 'A'}, {id: 'B'}],
      c_setExtensions: ['C'],
      c_setAccessories: ['D', 'gone'],
    }),
    ...['A', 'B', 'C', 'D'].map((id) => product(id)),
  ])
  const bodies: unknown[] = []
  backend.on('/full-prices', (_url, init) => {
    bodies.push(JSON.parse(String(init.body)))
    return {body: {c_result: {selected: [], unselected: [], total: {price: 20, listPrice: 20}}}}
  })
  const set = await load('SET')
  expect(set.kind).toBe('set')
  expect(set.parts?.map(({product: {id}, role}) => [id, role])).toEqual([
    ['A', 'member'],
    ['B', 'member'],
    ['C', 'extension'],
    ['D', 'accessory'],
  ])
  expect(idsAsked(backend)[0]).toEqual(['A', 'B', 'C', 'D', 'gone'])
  expect(bodies).toEqual([
    {c_customerId: 'guest', locale: 'de-DE', c_selected: ['A', 'B'], c_unselected: ['C', 'D']},
  ])
  expect(set.setTotal).toBe(20)
})

it('reads many members in batches of 24', async () => {
  const ids = Array.from({length: 30}, (_, index) => `M${index}`)
  const backend = shopWith([
    product('SET', {type: {set: true}, setProducts: ids.map((id) => ({id}))}),
    ...ids.map((id) => product(id)),
  ])
  backend.on('/full-prices', {status: 500})
  const set = await load('SET')
  expect(set.parts).toHaveLength(30)
  expect(idsAsked(backend).map(({length}) => length)).toEqual([24, 6])
})

it('shows a set without its sum when nobody tells it', async () => {
  const backend = shopWith([
    product('SET', {type: {set: true}, setProducts: [{id: 'A'}]}),
    product('A'),
  ])
  backend.on('/full-prices', {status: 503})
  const set = await load('SET')
  expect(set.setTotal).toBeUndefined()
  expect(set.missing).toEqual(['set-total'])
})

it('counts the pieces of a bundle', async () => {
  shopWith([
    product('BOX', {
      type: {bundle: true},
      bundledProducts: [{id: 'A', quantity: 2, product: {id: 'A'}}],
    }),
    product('A'),
  ])
  const box = await load('BOX')
  expect(box.kind).toBe('bundle')
  expect(box.parts?.map(({product: {id}, quantity}) => [id, quantity])).toEqual([['A', 2]])
})

it('loads the master of a variant and the variants of a master', async () => {
  const variants = [{productId: 'M-red', variationValues: {color: 'red'}}]
  const backend = shopWith([
    product('M', {type: {master: true}, variants}),
    product('M-red', {
      type: {variant: true},
      master: {masterId: 'M'},
      variationValues: {color: 'red'},
    }),
  ])
  const master = await load('M-red')
  expect(master).toMatchObject({id: 'M', kind: 'master', named: {color: 'red'}})
  expect(idsAsked(backend)).toEqual([['M-red']])
})

const plan = JSON.stringify({
  product: 'WORK',
  typefaceOption: 'face',
  maxLength: 12,
  positions: [{id: 'a', label: 'A', frame: 1, x: 1, y: 1, width: 9, height: 9}],
})
const work = product('WORK', {options: [{id: 'face', values: [{id: 'plain', name: 'Plain'}]}]})

it('offers to engrave where the site sells the work', async () => {
  shopWith([product('CHAIR', {c_engraving: plan}), work])
  expect((await load('CHAIR')).engraving).toMatchObject({productId: 'WORK', price: 10})
})

it('leaves the engraving out where it does not', async () => {
  shopWith([product('CHAIR', {c_engraving: plan})])
  const chair = await load('CHAIR')
  expect(chair.engraving).toBeUndefined()
  expect(chair.missing).toBeUndefined()
})

it('names the engraving as missing where it cannot be read', async () => {
  const backend = shopWith([product('CHAIR', {c_engraving: plan})])
  backend.on('/products', {status: 503})
  const chair = await load('CHAIR')
  expect(chair.engraving).toBeUndefined()
  expect(chair.missing).toEqual(['engraving'])
})

it('describes promotions; a dead service leaves their callouts', async () => {
  const backend = shopWith([
    product('A', {productPromotions: [{promotionId: 'p', calloutMsg: '15 % off'}]}),
  ])
  backend.on('/promotions', {body: {data: [{id: 'p', details: 'Four or more.'}]}})
  expect((await load('A')).promotions).toEqual([
    {id: 'p', callout: '15 % off', details: 'Four or more.'},
  ])
  backend.on('/promotions', null)
  const without = await load('A')
  expect(without.promotions).toEqual([{id: 'p', callout: '15 % off'}])
  expect(without.missing).toEqual(['promotions'])
})

it('asks for no prices on the content-only site', async () => {
  const backend = shopWith([product('A', {c_engraving: plan, c_redirectLinkPartner: '/partner'})])
  const model = await load('A', 'GLO')
  expect(model.offer).toBeUndefined()
  expect(model.partnerLink).toBeUndefined()
  expect(model.engraving).toBeUndefined()
  expect(backend.calls).toHaveLength(1)
  expect(backend.calls[0]).not.toContain('currency')
})

describe('the description (ADR 0014)', () => {
  const written = '<p onclick="x()">Oak</p><!-- open'

  it('comes from our server in browsers', async () => {
    const backend = shopWith([product('A', {longDescription: written})])
    backend.on('/services/content/products/A', {body: {html: '<p>Oak</p>'}})
    expect(await load('A')).toMatchObject({description: '<p>Oak</p>'})
    backend.on('/services/content/products/A', {status: 502})
    const without = await load('A')
    expect(without.description).toBeUndefined()
    expect(without.missing).toEqual(['description'])
  })

  it('is made in place on the server', async () => {
    const backend = shopWith([product('A', {longDescription: written})])
    const safeText = jest.fn(() => '<p>Oak</p>' as SafeHtml)
    const {description} = await productQuery(
      {...testShop('DEU'), safeText},
      {productId: 'A'},
    ).queryFn()
    expect(description).toBe('<p>Oak</p>')
    expect(safeText).toHaveBeenCalledWith(written)
    expect(backend.calls.join()).not.toContain('/services/')
  })

  it('is asked for only where there is one', async () => {
    const backend = shopWith([product('A')])
    expect((await load('A')).missing).toBeUndefined()
    expect(backend.calls.join()).not.toContain('/services/')
  })
})
