import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import StoresDialog from './StoresDialog'

const events = trackedEvents()

beforeAll(() => act(async () => void (await import('@app/shared/ui/overlay/Dialog'))))

const store = {
  id: 's1',
  name: 'House Berlin',
  countryCode: 'DE',
  inventoryId: 'list-1',
  distance: 2,
}

/** @param nearest stores at any distance from the postal code, where none is near */
function stockedBackend(near: readonly object[], nearest: readonly object[] = []) {
  const backend = fakeBackend()
  backend.on('/custom_objects/ocapi/site', {
    body: {c_result: {countryGeoCoordinates: '51.16,10.45'}},
  })
  const answerTo = (query: URLSearchParams) => {
    if (!query.has('postalCode')) return [store]
    return query.has('maxDistance') ? near : [...near, ...nearest]
  }
  backend.on('/store-search', (url) => ({
    body: {data: answerTo(url.searchParams)},
  }))
  backend.on('/products/BH-1', {body: {inventories: [{id: 'list-1', stockLevel: 2}]}})
}

async function look() {
  renderInShop(
    <StoresDialog open onClose={() => undefined} pieces={[{productId: 'BH-1', quantity: 1}]} />,
  )
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '10115{Enter}')
}

it('shows what a store has, and tells how many were found', async () => {
  stockedBackend([store])
  await look()
  expect(await screen.findByRole('heading', {name: 'House Berlin'})).toBeVisible()
  expect(screen.getByText('Only a few left, please call ahead')).toBeVisible()
  expect(events).toEqual([{type: 'store_search', found: 1}])
})

it('names the nearest stores and how far they are when none is near', async () => {
  stockedBackend([], [{...store, distance: 133}])
  await look()
  expect(await screen.findByText(/There is no store within 100.km/)).toBeVisible()
  expect(screen.getByText('133 km')).toBeVisible()
  expect(events).toEqual([{type: 'store_search', found: 0}])
})

it('shows all stores of the country for a postal code that is unknown', async () => {
  stockedBackend([])
  await look()
  expect(await screen.findByText(/There is no store near you/)).toBeVisible()
  expect(events).toEqual([{type: 'store_search', found: 0}])
})
