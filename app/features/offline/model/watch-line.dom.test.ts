import {browserPage} from '@app/shared/lib/chunk-failure'
import {connection} from '@app/shared/lib/connection'
import type {Refreshed} from './refresh-page'
import {watchLine} from './watch-line'

const attributes = () => ({
  stored: document.documentElement.getAttribute('data-stored'),
  offline: document.documentElement.getAttribute('data-offline'),
})
const SHOWN = 1_700_000_000_000

let end: () => void = () => undefined
let isOnline: boolean
const answer = jest.fn<Promise<Refreshed>, [RequestCache]>()

/** Starts on a page as the worker or the server sent it. */
function start(page: {online: boolean; storedAt?: number}): void {
  connection.set(page)
  end = watchLine({
    refresh: answer,
    shownSince: () => SHOWN,
    bundle: '/mobify/bundle/1/',
    lastSeen: 'last "seen"',
  })
}
const settle = () => new Promise((resolve) => setTimeout(resolve))
async function change(type: 'online' | 'offline'): Promise<void> {
  isOnline = type === 'online'
  window.dispatchEvent(new Event(type))
  await settle()
}

beforeEach(() => {
  isOnline = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  jest.spyOn(browserPage, 'reload').mockImplementation(() => undefined)
  answer.mockResolvedValue('current')
})
afterEach(() => {
  end()
  connection.set({online: true})
})

it('a current page that loses its line says since when it is shown, and marks its prices', async () => {
  start({online: true})
  expect(answer).not.toHaveBeenCalled()
  await change('offline')
  expect(connection.get()).toEqual({online: false, storedAt: SHOWN})
  expect(attributes()).toEqual({stored: String(SHOWN), offline: ''})
  const mark = document.documentElement.style.getPropertyValue('--last-seen')
  expect(JSON.parse(mark)).toBe(' (last "seen")')
  expect(document.querySelectorAll('link[href$="stored-page.css"]')).toHaveLength(1)
  await change('online')
  expect(answer).toHaveBeenCalledWith('no-cache')
  expect(connection.get()).toEqual({online: true})
  expect(attributes()).toEqual({stored: null, offline: null})
  expect(browserPage.reload).not.toHaveBeenCalled()
})

it('a stored page on a slow line waits for the answer that is on its way', async () => {
  start({online: true, storedAt: 5})
  expect(answer).toHaveBeenCalledWith('default')
  expect(attributes()).toEqual({stored: '5', offline: null})
  await settle()
  expect(connection.get()).toEqual({online: true})
})

it('a slow line that turns out to be none', async () => {
  answer.mockResolvedValue('unreached')
  start({online: true, storedAt: 5})
  await settle()
  expect(connection.get()).toEqual({online: false, storedAt: 5})
})

it('a stored page is loaded again when the server has another release', async () => {
  answer.mockResolvedValue('outdated')
  start({online: true, storedAt: 5})
  await settle()
  expect(browserPage.reload).toHaveBeenCalledTimes(1)
})

it('a page of the server goes on when there is another release', async () => {
  answer.mockResolvedValue('outdated')
  start({online: true})
  await change('offline')
  await change('online')
  expect(browserPage.reload).not.toHaveBeenCalled()
  expect(connection.get()).toEqual({online: true})
})

it('asks once at a time, and not after its end', async () => {
  let found: (value: Refreshed) => void = () => undefined
  answer.mockReturnValue(new Promise((resolve) => (found = resolve)))
  start({online: false, storedAt: 5})
  await change('online')
  await change('online')
  expect(answer).toHaveBeenCalledTimes(1)
  found('current')
  await settle()
  end()
  await change('offline')
  expect(connection.get()).toEqual({online: true})
})
