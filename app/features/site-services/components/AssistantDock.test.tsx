import {fireEvent, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {connectToaster, type Toast} from '@app/shared/ui/toast'
import {assistantsOf} from '../model/assistants'
import {AssistantDock} from './AssistantDock'

const shop = testShop('USA')
const services = {...shop.site.services, chat: {script: 'https://chat.example/c.js', botKey: 'bot'}}
const withChat = {...shop, site: {...shop.site, services}}

interface Api {
  init: jest.Mock<void, [{key: string; onClose: () => void}]>
  open: jest.Mock
  destroy: jest.Mock
}
const page = window as {chatAssistant?: Api}
const api = (): Api => ({init: jest.fn(), open: jest.fn(), destroy: jest.fn()})
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="chat.example"]')

let toasts: Toast[] = []
beforeEach(() => {
  document.cookie = 'dw_dnt=0; Path=/'
  toasts = []
  connectToaster((toast) => toasts.push(toast))
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  delete page.chatAssistant
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

const show = () => renderInShop(<AssistantDock ids={['chat']} />, {shop: withChat})
const button = () => screen.getByRole('button', {name: 'Chat with us'})

it('knows the assistants of a page (rules SCRIPT-7 and SCRIPT-8)', () => {
  expect(assistantsOf(withChat, '/usa/en-us/home')).toEqual(['chat', 'storeAssistant'])
  expect(assistantsOf(withChat, '/usa/en-us/appcart')).toEqual([])
  expect(assistantsOf(shop, '/usa/en-us/home')).toEqual(['storeAssistant'])
  expect(assistantsOf(testShop('JPN'), '/jpn/ja-jp/home')).toEqual([])
})

it('says so when the chat is opened and its script is dead; the next press tries again', async () => {
  show()
  await userEvent.click(button())
  await waitFor(() => expect(script()).not.toBeNull())
  fireEvent.error(script() as Element)
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({status: 'error'})
  await userEvent.click(button())
  await waitFor(() => expect(script()).not.toBeNull())
  page.chatAssistant = api()
  fireEvent.load(script() as Element)
  await waitFor(() => expect(page.chatAssistant?.open).toHaveBeenCalledTimes(1))
  const [options] = page.chatAssistant.init.mock.calls[0] ?? []
  expect(options).toMatchObject({key: 'bot', locale: 'en-US', site: 'USA'})
  options?.onClose()
  expect(button()).toHaveFocus()
})

it('says so when the script of the chat throws, and ends it with the page', async () => {
  page.chatAssistant = {
    ...api(),
    open: jest.fn(() => {
      throw new Error('hostile')
    }),
  }
  const {unmount} = show()
  await userEvent.click(button())
  await waitFor(() => expect(toasts).toHaveLength(1))
  const {destroy} = page.chatAssistant
  unmount()
  expect(destroy).toHaveBeenCalledTimes(1)
})
