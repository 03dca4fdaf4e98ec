import type {Assignment, Qualifiers, Schedule} from './promotion'
import {NO_QUALIFIERS} from './promotion'
import type {ShopperSituation} from './qualification'
import {activePromotions, isInForce} from './qualification'
import {orderRule, promotion} from './testing'

const always: Schedule = {
  startDate: null,
  endDate: null,
  weekdays: [],
  timeFrom: null,
  timeTo: null,
}

function assignment(schedule: Partial<Schedule>): Assignment {
  const campaign = {
    id: 'summer',
    enabled: true,
    startDate: null,
    endDate: '2026-09-01T00:00:00Z',
    qualifiers: NO_QUALIFIERS,
  }
  return {
    campaign,
    rank: null,
    schedule: {...always, ...schedule},
    matchAll: false,
    qualifiers: NO_QUALIFIERS,
  }
}

const holds = (schedule: Partial<Schedule>, at: string, timeZone = 'Etc/UTC') =>
  isInForce(assignment(schedule), {now: Date.parse(at), timeZone})

test.each<[string, Partial<Schedule>, string, boolean]>([
  ['without any', {}, '2026-06-01T12:00:00Z', true],
  ['after its campaign', {}, '2026-09-01T00:00:00Z', false],
  ['before its own start', {startDate: '2026-06-02T00:00:00Z'}, '2026-06-01T12:00:00Z', false],
  ['on one of its weekdays', {weekdays: ['Monday']}, '2026-06-01T12:00:00Z', true],
  ['on another weekday', {weekdays: ['Tuesday']}, '2026-06-01T12:00:00Z', false],
  ['in its hours', {timeFrom: '12:00:00Z', timeTo: '14:00:00Z'}, '2026-06-01T13:59:00Z', true],
  ['after its hours', {timeFrom: '12:00:00Z', timeTo: '14:00:00Z'}, '2026-06-01T14:00:01Z', false],
])('a schedule %s', (_name, schedule, at, expected) => {
  expect(holds(schedule, at)).toBe(expected)
})

test('reads weekdays and hours by the clocks of the site', () => {
  const evening = {weekdays: ['Tuesday'], timeFrom: '00:00:00', timeTo: '08:00:00'}
  expect(holds(evening, '2026-06-01T20:00:00Z')).toBe(false)
  expect(holds(evening, '2026-06-01T20:00:00Z', 'Asia/Tokyo')).toBe(true)
})

describe('who qualifies', () => {
  const lists = (more: Partial<Assignment['qualifiers']>): Assignment['qualifiers'] => ({
    ...NO_QUALIFIERS,
    ...more,
  })
  const club = {groupIds: ['Club']}
  const codes = {couponIds: ['code']}

  /**
   * Returns the coupon by which a shopper qualifies, null without one, undefined when the shopper
   * does not qualify.
   */
  function coupon(
    ofCampaign: Partial<Qualifiers>,
    own: Partial<Assignment['qualifiers']>,
    shopper: Partial<ShopperSituation>,
    matchAll = false,
  ): string | null | undefined {
    const base = assignment({})
    const assigned = {
      ...base,
      campaign: {...base.campaign, endDate: null, qualifiers: lists(ofCampaign)},
      matchAll,
      qualifiers: lists(own),
    }
    const [active] = activePromotions([promotion('p', orderRule({}), {assignments: [assigned]})], {
      currency: 'EUR',
      groupIds: ['Everyone'],
      sourceCodeGroupId: null,
      coupons: new Map(),
      now: 0,
      timeZone: 'Etc/UTC',
      ...shopper,
    })
    return active && active.couponId
  }
  const member = {groupIds: ['Everyone', 'Club']}
  const bearer = {coupons: new Map([['code', 'CODE']])}

  it('needs one of the qualifiers of a campaign', () => {
    expect(coupon({...club, ...codes}, {}, {})).toBeUndefined()
    expect(coupon({...club, ...codes}, {}, member)).toBeNull()
    expect(coupon({...club, ...codes}, {}, bearer)).toBe('code')
  })

  it('needs a qualifier of each kind where all are asked for, the inherited ones too', () => {
    expect(coupon(club, codes, member, true)).toBeUndefined()
    expect(coupon(club, codes, bearer, true)).toBeUndefined()
    expect(coupon(club, codes, {...member, ...bearer}, true)).toBe('code')
    expect(coupon({...club, ...codes}, {}, member, true)).toBeUndefined()
  })

  it('adds to the coupons of its campaign', () => {
    const other = {couponIds: ['other']}
    expect(coupon(codes, other, bearer)).toBe('code')
    expect(coupon(codes, other, {coupons: new Map([['other', 'OTHER']])})).toBe('other')
    expect(coupon(codes, other, {})).toBeUndefined()
  })

  it('narrows a campaign by qualifiers of another kind', () => {
    expect(coupon({groupIds: ['Everyone']}, codes, {})).toBeUndefined()
    expect(coupon({groupIds: ['Everyone']}, codes, bearer)).toBe('code')
  })

  it('takes over only the kinds that it names', () => {
    const inherits = ['couponIds' as const]
    expect(coupon(club, {...codes, inherits}, bearer)).toBe('code')
    expect(coupon({...club, ...codes}, {inherits}, member)).toBeUndefined()
    expect(coupon({...club, ...codes}, {inherits: ['groupIds']}, member)).toBeNull()
  })
})
