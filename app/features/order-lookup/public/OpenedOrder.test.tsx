/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive app/features/order-lookup/testing/archive
 */
import {act, screen, waitFor} from '@testing-library/react'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {TrackingView} from '../components/OrderLookupView'

const DEU = sandboxShop('DEU', 'en-DE')

const scripts = () => [...document.head.querySelectorAll('script')]
const open = () =>
  renderInShop(<TrackingView />, {shop: DEU, path: '/deu/en-de/shipment-tracking?orderNo=DEU1'})
const settle = (type: 'load' | 'error') =>
  act(async () => {
    scripts()[0]?.dispatchEvent(new Event(type))
    await Promise.resolve()
  })

beforeEach(async () => {
  document.head.replaceChildren()
  await openSession(DEU)
})

test('a script that fails leaves the page as it is', async () => {
  open()
  await waitFor(() => expect(scripts()).toHaveLength(1))
  await settle('error')
  expect(screen.getByRole('button', {name: 'Show order'})).toBeInTheDocument()
})

test('the widget gets user id, locale and number once its script has loaded', async () => {
  const mount = jest.fn()
  Object.assign(window, {parcelService: {mount}})
  open()
  await waitFor(() => expect(scripts()).toHaveLength(1))
  expect(scripts()[0]?.getAttribute('src')).toBe('/third-party/parcel-service.js')
  expect(screen.getByRole('button', {name: 'Show order'})).toBeInTheDocument()
  expect(mount).not.toHaveBeenCalled()
  await settle('load')
  await waitFor(() => expect(mount).toHaveBeenCalledTimes(1))
  expect(mount.mock.calls[0]?.[1]).toEqual({
    page: 'tracking',
    userId: 42,
    locale: 'en-DE',
    orderNo: 'DEU1',
  })
})
