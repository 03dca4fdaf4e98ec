import {FORGET_READS} from '../../common/server-events'
import {DEU} from '../../config/testing/sites'
import {createRunTimeSites, lacksPreferences, reviewKeyOf} from './run-time-site'

const forget = () => process.emit(FORGET_READS as 'message', undefined, undefined)

it('reads the preferences once for pages at the same time, and again after a purge', async () => {
  const read = jest.fn(() => Promise.resolve({wishlistEnabled: false}))
  const sites = createRunTimeSites(read)
  const [first] = await Promise.all([sites(DEU), sites(DEU)])
  expect(first?.features.wishlist).toBe(false)
  expect((await sites(DEU)).features.wishlist).toBe(false)
  expect(read).toHaveBeenCalledTimes(1)
  read.mockResolvedValue({wishlistEnabled: true})
  forget()
  expect((await sites(DEU)).features.wishlist).toBe(true)
})

it('uses the known preferences while they are read again, and after a failed read', async () => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const read = jest.fn(() => Promise.resolve({wishlistEnabled: false}))
  const sites = createRunTimeSites(read)
  await sites(DEU)
  jest.advanceTimersByTime(61_000)
  read.mockRejectedValue(new Error('down'))
  expect((await sites(DEU)).features.wishlist).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect((await sites(DEU)).features.wishlist).toBe(false)
  expect(lacksPreferences(await sites(DEU))).toBe(false)
  expect(read).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

it('uses the configuration when the first read fails, and tries again later', async () => {
  jest.useFakeTimers()
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const read = jest.fn((): Promise<object> => Promise.reject(new Error('down')))
  const sites = createRunTimeSites(read as () => Promise<Record<string, unknown>>)
  expect(await sites(DEU)).toEqual(DEU)
  expect(await sites(DEU)).toEqual(DEU)
  expect(lacksPreferences(await sites(DEU))).toBe(true)
  expect(read).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('DEU'))
  jest.advanceTimersByTime(6_000)
  read.mockResolvedValue({taxationPolicy: 'net'})
  await sites(DEU)
  await jest.advanceTimersByTimeAsync(1)
  expect((await sites(DEU)).taxation).toBe('net')
  expect(lacksPreferences(await sites(DEU))).toBe(false)
  expect(lacksPreferences(DEU)).toBe(false)
  jest.useRealTimers()
})

it('keeps the key of the review service out of the site, which pages carry', async () => {
  const sites = createRunTimeSites(() => Promise.resolve({bvApiKey: ' secret-key '}))
  const site = await sites(DEU)
  expect(reviewKeyOf(site)).toBe('secret-key')
  expect(JSON.stringify(site)).not.toContain('secret-key')
  expect(reviewKeyOf(DEU)).toBeUndefined()
  expect(
    reviewKeyOf(await createRunTimeSites(() => Promise.resolve({bvApiKey: 7}))(DEU)),
  ).toBeUndefined()
})

it('logs identity providers that the shop does not have, once', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const read = () => Promise.resolve({socialLogins: 'apple, facebook'})
  const sites = createRunTimeSites(read)
  expect((await sites(DEU)).account?.social).toEqual(['apple'])
  forget()
  await sites(DEU)
  expect(log.mock.calls).toEqual([
    ['Preferences of DEU: socialLogins is misconfigured with facebook'],
  ])
  log.mockRestore()
})
