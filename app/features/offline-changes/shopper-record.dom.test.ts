import {pendingChanges} from './public/pending-changes'
import {keepChange, mustWaitForLine, mustWaitForWish} from './public/keep-change'
import {
  dropChange,
  forgetShopper,
  ownerNow,
  recordOf,
  storedRecord,
  updateRecord,
  type ShopperRecord,
} from './public/shopper-record'

/** This environment has no IndexedDB, like a browser that stores nothing for the shop. */
const signIn = (value: string) => {
  document.cookie = `shopper_DEU=${value}; path=/`
}
const wish = {kind: 'wish', productId: 'cup', name: 'Cup', wanted: true} as const
const done = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  signIn('guest~visitor')
  await forgetShopper('DEU')
  await forgetShopper('FRA')
})

describe('the record of a shopper (rule DEVICE-2)', () => {
  const stored: ShopperRecord = {
    owner: 'guest~ida~',
    customerId: 'c1',
    reads: [{key: ['a'], data: 1, at: 1}],
    changes: [{...wish, id: '1', at: 1}],
  }

  it('stays with its owner', () => {
    expect(recordOf('guest~ida~', stored)).toBe(stored)
  })

  it('is empty for another one', () => {
    const empty = (owner: string) => ({owner, reads: [], changes: []})
    expect(recordOf('registered~eva~hash', stored)).toEqual(empty('registered~eva~hash'))
    expect(recordOf('', stored)).toEqual(empty(''))
    expect(recordOf('guest~eva~', undefined)).toEqual(empty('guest~eva~'))
  })

  it('of a visitor without a session belongs to the first session', () => {
    expect(recordOf('guest~ida~', {...stored, owner: ''})).toEqual(stored)
  })

  it('names its owner by the mark of the session', () => {
    expect(ownerNow('DEU')).toBe('guest~visitor~')
    expect(ownerNow('FRA')).toBe('')
    signIn('registered~visitor~hash')
    expect(ownerNow('DEU')).toBe('registered~visitor~hash')
  })
})

describe('without storage', () => {
  it('changes wait in the memory of the page, by site', async () => {
    keepChange('DEU', wish)
    expect(pendingChanges()).toHaveLength(1)
    await done()
    expect((await storedRecord('DEU'))?.changes).toEqual([expect.objectContaining(wish)])
    expect((await storedRecord('FRA'))?.changes).toEqual([])
  })

  it('what is older than 30 days is forgotten', async () => {
    keepChange('DEU', wish)
    await done()
    const read = (at: number) => ({key: [at], data: 1, at})
    await updateRecord('DEU', (record) => ({...record, reads: [read(1), read(Date.now())]}))
    expect((await storedRecord('DEU'))?.reads).toHaveLength(1)
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000)
    expect(await storedRecord('DEU')).toMatchObject({reads: [], changes: []})
    jest.restoreAllMocks()
  })

  it('another shopper finds nothing', async () => {
    keepChange('DEU', wish)
    await done()
    signIn('registered~visitor~hash')
    const record = await updateRecord('DEU', (known) => known)
    expect(record).toEqual({owner: 'registered~visitor~hash', reads: [], changes: []})
  })
})

it('a change waits without a connection, and after one that waits', async () => {
  expect(mustWaitForWish('cup')).toBe(false)
  keepChange('DEU', wish)
  expect(mustWaitForWish('cup')).toBe(true)
  expect(mustWaitForWish('bed')).toBe(false)
  expect(mustWaitForLine('line')).toBe(false)
  await done()
  const [change] = pendingChanges()
  if (change) await dropChange('DEU', change)
  expect(mustWaitForWish('cup')).toBe(false)
})

it('two changes at once are both kept, in their order', async () => {
  keepChange('DEU', wish)
  keepChange('DEU', {...wish, productId: 'bed', name: 'Bed'})
  expect(pendingChanges().map(({name}) => name)).toEqual(['Cup', 'Bed'])
  await done()
  expect(pendingChanges().map(({name}) => name)).toEqual(['Cup', 'Bed'])
})
