import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {execute, type Database} from '../../db/database'
import {bumpRevision} from '../../db/revision'
import {openPreparedDatabase} from '../../testing/prepared-data'
import {searchSite} from '../../testing/search-shop'
import type {Site} from '../sites/site-registry'
import type {PriceSituation} from './applicable-books'
import {applicableBooks} from './applicable-books'

const NOW = Date.parse('2026-06-15T12:00:00.000Z')

let dataDir: string
let db: Database

/** Books by id, with their parents; `usd` is in another currency. */
const parents: Readonly<Record<string, string | null>> = {
  list: null,
  sale: 'list',
  club: 'clublist',
  clublist: null,
  staff: 'list',
  press: null,
  usd: null,
  store: 'press',
}

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-books-'))
  db = await openPreparedDatabase(dataDir)
  for (const [id, parent] of Object.entries(parents))
    execute(
      db,
      `INSERT INTO price_book (id, currency, parent_id, online, name) VALUES (?, ?, ?, 1, '{}')`,
      id,
      id === 'usd' ? 'USD' : 'EUR',
      parent,
    )
  const codes = (id: string, enabled: number, books: readonly string[], to: string | null = null) =>
    execute(
      db,
      `INSERT INTO source_code_group VALUES ('TST', ?, ?, NULL, ?, ?, ?)`,
      id,
      enabled,
      to,
      JSON.stringify([id]),
      JSON.stringify(books),
    )
  codes('news', 1, ['press'])
  codes('over', 1, ['press'], '2026-06-14')
  codes('today', 1, ['press'], '2026-06-15')
  codes('off', 0, ['press'])
  codes('bare', 1, [])
  execute(
    db,
    `INSERT INTO store_group VALUES ('TST', 'north', '["hamburg","kiel"]', '["store","sale"]')`,
  )
  bumpRevision(db, 'catalog')
})
afterAll(() => {
  db.close()
  fs.rmSync(dataDir, {recursive: true})
})

const site = (priceBooksByCustomerGroup: unknown = undefined, more: Partial<Site> = {}): Site => ({
  ...searchSite,
  priceBookIds: ['list', 'usd', 'sale', 'unknown'],
  preferences: (priceBooksByCustomerGroup === undefined
    ? {}
    : {priceBooksByCustomerGroup}) as Site['preferences'],
  ...more,
})
const byGroup = JSON.stringify({Club: ['club'], Staff: ['staff', 'usd'], Nobody: ['press']})

const ids = (situation: Partial<PriceSituation> = {}, shop = site(byGroup)) =>
  applicableBooks(db, shop, {groupIds: [], now: NOW, ...situation})
    .map(({id}) => id)
    .join(' ')

it('are those of the site in its currency, in its order', () => {
  expect(ids()).toBe('list sale')
  expect(ids({}, site(byGroup, {currency: 'USD'}))).toBe('usd')
  expect(ids({}, site(byGroup, {priceBookIds: []}))).toBe('')
})

describe('the books of customer groups', () => {
  it.each([
    [['Everyone'], 'list sale'],
    [['Club'], 'list sale club clublist'],
    [['Staff'], 'list sale staff'],
    [['Staff', 'Club'], 'list sale staff club clublist'],
  ])('of %j are added with their parents: %s', (groupIds, expected) => {
    expect(ids({groupIds})).toBe(expected)
  })

  it.each([undefined, '', '{', '[]', 'null', '{}', 7, null, {Club: ['club']}])(
    'are none for the preference %j',
    (preference) => {
      expect(ids({groupIds: ['Club']}, site(preference))).toBe('list sale')
    },
  )
})

describe('the books of a store', () => {
  it.each([
    ['kiel', 'list sale store press'],
    ['hamburg', 'list sale store press'],
    ['berlin', 'list sale'],
    [undefined, 'list sale'],
  ])('%s are added with their parents, each once: %s', (storeId, expected) => {
    expect(ids({storeId})).toBe(expected)
  })

  it('come after those of the groups', () => {
    expect(ids({storeId: 'kiel', groupIds: ['Club']})).toBe('list sale club clublist store press')
  })
})

describe('the books of a source code', () => {
  it.each([
    ['news', 'press'],
    ['today', 'press'],
    ['over', 'list sale club clublist'],
    ['off', 'list sale club clublist'],
    ['bare', 'list sale club clublist'],
    ['unknown', 'list sale club clublist'],
    [undefined, 'list sale club clublist'],
  ])('%s replace the others while it holds: %s', (sourceCode, expected) => {
    expect(ids({sourceCode, groupIds: ['Club']})).toBe(expected)
  })

  it('hold at the time that is asked for', () => {
    expect(ids({sourceCode: 'over', now: Date.parse('2026-06-14T23:59:59.999Z')})).toBe('press')
  })
})

describe('the books that were set for the basket', () => {
  it.each([
    [['sale'], 'sale list'],
    [['club', 'staff'], 'club clublist staff list'],
    [['list', 'sale'], 'list sale'],
    [['usd'], ''],
    [['unknown'], ''],
  ])('%j replace all others, with their parents: %s', (priceBookIds, expected) => {
    const others = {sourceCode: 'news', groupIds: ['Club'], storeId: 'kiel'}
    expect(ids({priceBookIds, ...others})).toBe(expected)
  })
})
