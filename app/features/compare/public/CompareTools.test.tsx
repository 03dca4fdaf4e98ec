import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import {clearCompared, toggleCompared} from '../compare-store'
import CompareTools from './CompareTools'

const events = trackedEvents()

beforeAll(() => act(async () => void (await import('@app/shared/ui/overlay/Dialog'))))
afterEach(() => act(() => clearCompared('DEU')))

it('puts products side by side, prices a set from its cheapest part, and tells what is compared', async () => {
  const backend = fakeBackend()
  backend.on('/products', {
    body: {
      data: [
        {id: 'cot', name: 'Cot', type: {master: true}, price: 549, priceMax: 629},
        {id: 'set', name: 'First nights', type: {set: true}, price: 64, priceMax: 629},
      ],
    },
  })
  toggleCompared('DEU', {id: 'cot', name: 'Cot'})
  toggleCompared('DEU', {id: 'set', name: 'First nights'})
  renderInShop(<CompareTools />)
  await userEvent.click(screen.getByRole('button', {name: 'Compare'}))
  expect(await screen.findByText('From €64.00')).toBeVisible()
  expect(events).toEqual([
    {
      type: 'compare',
      items: [
        {id: 'cot', name: 'Cot'},
        {id: 'set', name: 'First nights'},
      ],
    },
  ])
})
