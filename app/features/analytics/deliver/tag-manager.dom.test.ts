import {scriptOf, type TagManager} from './tag-manager'

const container: TagManager = {script: 'https://tags.example/gtm.js', containerId: 'GTM-ABC123'}
const page = window as {dataLayer?: unknown[]}
const scripts = () => [...document.head.querySelectorAll('script')].map(({src}) => src)

beforeEach(() => {
  document.cookie = 'dw_dnt=0'
})
afterEach(() => {
  document.cookie = 'dw_dnt=; Max-Age=0'
})

/** Each test simulates a separate page load. */
const freshPage = async () => {
  jest.resetModules()
  delete page.dataLayer
  document.head.replaceChildren()
  return import('./tag-manager')
}

it('names the container in the address of the script', () => {
  expect(scriptOf(container)).toBe('https://tags.example/gtm.js?id=GTM-ABC123')
  expect(scriptOf({...container, script: '/t.js?v=2'})).toBe('/t.js?v=2&id=GTM-ABC123')
})

it('starts once, before what is told', async () => {
  const {pushToDataLayer, startTagManager} = await freshPage()
  startTagManager(container, 1000)
  pushToDataLayer([{event: 'page_load'}])
  startTagManager(container, 2000)
  expect(scripts()).toEqual(['https://tags.example/gtm.js?id=GTM-ABC123'])
  expect(page.dataLayer).toEqual([{'gtm.start': 1000, event: 'gtm.js'}, {event: 'page_load'}])
})

it('loads nothing for a site without a container', async () => {
  const {pushToDataLayer, startTagManager} = await freshPage()
  startTagManager(null)
  pushToDataLayer([{event: 'page_load'}])
  expect(scripts()).toEqual([])
  expect(page.dataLayer).toEqual([{event: 'page_load'}])
})

it('loads nothing without consent (rule SCRIPT-2)', async () => {
  document.cookie = 'dw_dnt=1'
  const {startTagManager} = await freshPage()
  startTagManager(container)
  await new Promise((resolve) => setTimeout(resolve))
  expect(scripts()).toEqual([])
})

it('is silent when the script is blocked', async () => {
  const {startTagManager} = await freshPage()
  const warn = jest.spyOn(console, 'warn')
  startTagManager(container)
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(scripts()).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})
