import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {execute, type Database} from '../../db/database'
import {openPreparedDatabase} from '../../testing/prepared-data'
import type {Coupon, RedemptionLimits} from './coupon'
import {
  countRedemptions,
  deleteRedemptions,
  findCoupon,
  findCouponByCode,
  insertRedemption,
} from './coupon-repository'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 5, 15)
const SITE = 'DEU'

let folder: string
let db: Database
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coupons-'))
  db = await openPreparedDatabase(folder)
})
afterEach(() => {
  db.close()
  fs.rmSync(folder, {recursive: true})
})

const NO_LIMITS: RedemptionLimits = {perCode: null, perCustomer: null, perTimeFrame: null}

function addCoupon(id: string, code: string, more: {ignoresCase?: number; enabled?: number} = {}) {
  const {ignoresCase = 0, enabled = 1} = more
  const limits = JSON.stringify(NO_LIMITS)
  execute(
    db,
    'INSERT INTO coupon VALUES (?, ?, ?, ?, 1, ?)',
    SITE,
    id,
    enabled,
    ignoresCase,
    limits,
  )
  execute(db, 'INSERT INTO coupon_code VALUES (?, ?, ?, ?)', SITE, id, code, code.toUpperCase())
}

describe('a code', () => {
  it('leads to its coupon, in its own spelling', () => {
    addCoupon('spring', 'Spring10', {ignoresCase: 1})
    expect(findCouponByCode(db, SITE, 'sPRING10')).toEqual({
      code: 'Spring10',
      coupon: {id: 'spring', enabled: true, severalCodes: true, limits: NO_LIMITS},
    })
    expect(findCouponByCode(db, 'USA', 'Spring10')).toBeUndefined()
    expect(findCouponByCode(db, SITE, 'Spring11')).toBeUndefined()
  })

  it('is spelled as it is where the coupon regards case', () => {
    addCoupon('exact', 'Exact')
    expect(findCouponByCode(db, SITE, 'exact')).toBeUndefined()
    expect(findCouponByCode(db, SITE, 'Exact')).toMatchObject({coupon: {id: 'exact'}})
  })

  it('of several coupons leads to one that is enabled', () => {
    addCoupon('a', 'TWICE', {enabled: 0})
    addCoupon('b', 'TWICE')
    expect(findCouponByCode(db, SITE, 'TWICE')).toMatchObject({coupon: {id: 'b', enabled: true}})
    expect(findCoupon(db, SITE, 'a')).toMatchObject({id: 'a', enabled: false})
    expect(findCoupon(db, SITE, 'c')).toBeUndefined()
  })
})

describe('redemptions', () => {
  const coupon = (limits: Partial<RedemptionLimits>): Coupon => ({
    id: 'spring',
    enabled: true,
    severalCodes: false,
    limits: {...NO_LIMITS, ...limits},
  })
  const redeem = (orderNo: string, days: number, more: {email?: string; code?: string} = {}) =>
    insertRedemption(db, {
      siteId: SITE,
      couponId: 'spring',
      orderNo,
      code: more.code ?? 'S1',
      email: more.email ?? 'Ada@example.com',
      now: NOW - days * DAY_MS,
    })
  const counted = (limits: Partial<RedemptionLimits>, email?: string) =>
    countRedemptions(db, SITE, {
      coupon: coupon(limits),
      code: 'S1',
      now: NOW,
      ...(email && {email}),
    })
  const all: RedemptionLimits = {perCode: 5, perCustomer: 5, perTimeFrame: {limit: 2, days: 7}}

  beforeEach(() => {
    redeem('1', 1)
    redeem('2', 6, {code: 'S2'})
    redeem('3', 8)
    redeem('4', 2, {email: 'bo@example.com'})
  })

  it('are counted by code, by customer, and by customer within the last days', () => {
    expect(counted(all, 'ADA@example.com')).toEqual({code: 3, customer: 3, customerInFrame: 2})
    expect(counted(all, 'bo@example.com')).toEqual({code: 3, customer: 1, customerInFrame: 1})
    const month = {perTimeFrame: {limit: 2, days: 30}}
    expect(counted(month, 'ada@example.com').customerInFrame).toBe(3)
  })

  it('of an unknown customer are those of the code alone', () => {
    expect(counted(all)).toEqual({code: 3, customer: 0, customerInFrame: 0})
  })

  it('are not counted for what has no limit', () => {
    const none = {code: 0, customer: 0, customerInFrame: 0}
    expect(counted({}, 'ada@example.com')).toEqual(none)
    expect(counted({perCustomer: 1}, 'ada@example.com')).toEqual({...none, customer: 3})
  })

  it('of an order go with it, and count once', () => {
    redeem('1', 1)
    deleteRedemptions(db, '3')
    expect(counted(all, 'ada@example.com')).toEqual({code: 2, customer: 2, customerInFrame: 2})
  })
})
