import {act, screen} from '@testing-library/react'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {markServices, unmarkServices} from '@app/features/scripts/public/load-service'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {servicesEnabled} from '../model/services-enabled'
import {enableServices} from '../model/enable-services'
import {ServicesGate} from './ServicesGate'

const shop = testShop('USA')
let end = () => undefined as void
/** Shows a page and lets it become idle. */
const show = (path = '/usa/en-us/home') => {
  renderInShop(<ServicesGate />, {shop, path})
  act(() => {
    end = enableServices()
  })
}
const NAME = {name: 'Ask a store'}
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 300)))

afterEach(() => {
  end()
  servicesEnabled.set(false)
  unmarkServices()
  localStorage.clear()
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

it.each(['', 'dw_dnt=1; Path=/'])('starts nothing with the answer "%s"', async (answer) => {
  document.cookie = answer
  show()
  await pause()
  expect(screen.queryByRole('button', NAME)).toBeNull()
})

it('starts with the consent, and ends with it', async () => {
  show()
  act(() => recordConsent(false))
  expect(await screen.findByRole('button', NAME, {timeout: 4000})).toBeVisible()
  act(() => recordConsent(true))
  expect(screen.queryByRole('button', NAME)).toBeNull()
})

it('has no assistant in the cart', async () => {
  document.cookie = 'dw_dnt=0; Path=/'
  show('/usa/en-us/appcart')
  await pause()
  expect(screen.queryByRole('button', NAME)).toBeNull()
})

it('cleans up after services whose consent went while the page was left', async () => {
  markServices()
  localStorage.setItem('conversion-visitor', '1')
  document.cookie = 'dw_dnt=1; Path=/'
  show()
  await pause()
  expect(localStorage.getItem('conversion-visitor')).toBeNull()
})
