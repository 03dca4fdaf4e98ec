import type {RegistryItem} from '../public/registry'
import {addToRegistry, POPUP_TIMEOUT_MS} from './add-to-registry'

const item = {Title: 'Vindra'} as RegistryItem
const config = {script: '/registry.js', siteKey: 'key'}
const load = () => Promise.resolve()
const page = window as {MyRegistrySDK?: unknown}

afterEach(() => {
  delete page.MyRegistrySDK
  jest.useRealTimers()
})

it.each([
  ['no registry', null, 'MyRegistryAPI is not enabled'],
  ['no key', {...config, siteKey: null}, 'MyRegistryAPI enabled without siteKey'],
  ['no script', config, 'Failed to load MyRegistrySDK'],
])('%s: its error of rule PROD-14', async (_, given, message) => {
  await expect(addToRegistry(given, item, load)).rejects.toThrow(message)
})

it('says the same when the script cannot be loaded', async () => {
  const lost = () => Promise.reject(new Error('offline'))
  await expect(addToRegistry(config, item, lost)).rejects.toThrow('Failed to load MyRegistrySDK')
})

it.each(['onShow', 'onClose'] as const)('is done %s', async (event) => {
  const addItem = jest.fn((_key: string, _item: object, on: Record<string, () => void>) =>
    on[event]?.(),
  )
  page.MyRegistrySDK = {addItem}
  await addToRegistry(config, item, load)
  expect(addItem).toHaveBeenCalledWith('key', item, expect.anything())
})

it('waits 10 seconds for a popup that says nothing', async () => {
  jest.useFakeTimers()
  page.MyRegistrySDK = {addItem: () => undefined}
  let done = false
  void addToRegistry(config, item, load).then(() => (done = true))
  await jest.advanceTimersByTimeAsync(POPUP_TIMEOUT_MS - 1)
  expect(done).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toBe(true)
})
