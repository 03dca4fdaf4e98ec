import {fakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {readTiles} from './get-tiles'

const master = (id: string, orderable: boolean) => ({
  id,
  name: id,
  type: {master: true},
  price: 90,
  priceMax: 90,
  tieredPrices: [{price: 120}, {price: 90}],
  c_lowestPrice30Days: 100,
  inventory: {orderable},
  variants: [
    {productId: `${id}-red`, orderable},
    {productId: `${id}-blue`, orderable},
  ],
})

/** Mock backend: returns states to requests that select only states, and masters to all other requests. */
function backendWith(states: Readonly<Record<string, string>>, masters: readonly unknown[]) {
  const backend = fakeBackend()
  backend.on('/products', ({searchParams}) => ({
    body: {
      data:
        searchParams.get('expand') === 'none'
          ? (searchParams.get('ids') ?? '')
              .split(',')
              .map((id) => ({id, c_availability: states[id]}))
          : masters,
    },
  }))
  return backend
}

test('a tile has the price that the law wants beside a reduction', async () => {
  const backend = backendWith({}, [master('chair', true)])
  const {tiles} = await readTiles(testShop('DEU'), ['chair'])
  expect(tiles[0]?.price).toEqual({amount: 90, list: 120, lowest: 100})
  expect(backend.calls).toHaveLength(1)
  expect(backend.calls[0]).toContain('c_lowestPrice30Days')
})

test.each([
  ['discontinued', 'discontinued', 'discontinued'],
  ['comingsoon', 'discontinued', 'comingsoon'],
  ['outofstock', 'discontinued', 'outofstock'],
])('a product of which nothing can be bought (%s, %s) is %s', async (red, blue, state) => {
  backendWith({'chair-red': red, 'chair-blue': blue}, [master('chair', false)])
  const {tiles} = await readTiles(testShop('DEU'), ['chair'])
  expect(tiles[0]?.state).toBe(state)
})

test('it is sold out when nobody says why', async () => {
  const backend = backendWith({}, [master('chair', false)])
  const {tiles} = await readTiles(testShop('DEU'), ['chair'])
  expect(tiles[0]?.state).toBe('outofstock')
  expect(backend.calls).toHaveLength(2)
})
