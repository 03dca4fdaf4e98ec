import {testShop} from '@app/shared/test/shop'
import {assistantsOf} from './assistants'

const shop = testShop('USA', 'en-US')
const withChat = {
  ...shop,
  site: {
    ...shop.site,
    services: {
      ...shop.site.services,
      chat: {script: '/chat.js', botKey: 'bot', excludedPages: ['/stores']},
    },
  },
}

it.each([
  ['/usa/en-us/home', ['chat', 'storeAssistant']],
  ['/usa/en-us/stores', ['storeAssistant']],
  // Pages of payment have none, though the preference names other pages (rules SCRIPT-7 and SCRIPT-8).
  ['/usa/en-us/appcheckout', []],
  ['/usa/en-us/appcheckout/confirmation', []],
])('%s has the assistants %j', (path, expected) => {
  expect(assistantsOf(withChat, path)).toEqual(expected)
})
