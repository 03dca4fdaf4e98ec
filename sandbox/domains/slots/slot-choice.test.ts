import {EVERYONE} from '../customers/customer-groups'
import {NO_QUALIFIERS} from '../promotions/promotion'
import type {Campaign, Qualifiers, Schedule} from '../promotions/promotion'
import type {ShopperSituation} from '../promotions/qualification'
import type {SlotCandidate, SlotTerms} from './slot-choice'
import {chooseSlot} from './slot-choice'

const situation: ShopperSituation = {
  currency: 'EUR',
  groupIds: [EVERYONE, 'Club'],
  sourceCodeGroupId: null,
  coupons: new Map(),
  // A Wednesday, noon in Berlin.
  now: Date.parse('2026-06-03T10:00:00Z'),
  timeZone: 'Europe/Berlin',
}

const plan = (more: Partial<Schedule> = {}): Schedule => ({
  startDate: '2026-06-01T00:00:00Z',
  endDate: null,
  weekdays: [],
  timeFrom: null,
  timeTo: null,
  ...more,
})

const terms = (more: Partial<SlotTerms> = {}): SlotTerms => ({
  rank: null,
  schedule: null,
  groupIds: [],
  ...more,
})

const onSite = (more: Partial<SlotTerms> = {}, isDefault = false): SlotCandidate => ({
  isDefault,
  onSite: terms(more),
  inCampaigns: [],
})

const inCampaign = (
  more: Partial<SlotTerms> = {},
  campaign: Partial<Campaign> = {},
): SlotCandidate => ({
  isDefault: false,
  onSite: null,
  inCampaigns: [
    {
      ...terms(more),
      campaign: {
        id: 'summer',
        enabled: true,
        startDate: null,
        endDate: null,
        qualifiers: NO_QUALIFIERS,
        ...campaign,
      },
    },
  ],
})

const groups = (...groupIds: string[]): Qualifiers => ({...NO_QUALIFIERS, groupIds})

/** Which of the candidates is shown, by its name. */
function chosen(candidates: Record<string, SlotCandidate>): string | undefined {
  const list = Object.entries(candidates).map(([name, one]) => ({...one, name}))
  return chooseSlot(list, situation)?.name
}

it.each([
  ['nothing', {}, undefined],
  ['the default', {default: onSite({}, true), other: onSite()}, 'default'],
  ['what is neither default nor planned, alone', {other: onSite({rank: 1})}, 'other'],
  [
    'a schedule before the default',
    {default: onSite({}, true), x: onSite({schedule: plan()})},
    'x',
  ],
  [
    'the default when the schedule is over',
    {default: onSite({}, true), x: onSite({schedule: plan({endDate: '2026-06-02T00:00:00Z'})})},
    'default',
  ],
  [
    'the lowest rank of two that are scheduled',
    {x: onSite({schedule: plan(), rank: 10}), y: onSite({schedule: plan(), rank: 20})},
    'x',
  ],
  [
    'any rank before none',
    {
      x: onSite({schedule: plan()}),
      y: onSite({schedule: plan(), rank: 90}),
      z: onSite({schedule: plan()}),
    },
    'y',
  ],
  ['the last of two equals', {x: onSite({schedule: plan()}), y: onSite({schedule: plan()})}, 'y'],
  [
    'a group before everyone, whatever their ranks',
    {
      all: onSite({schedule: plan(), rank: 1, groupIds: [EVERYONE]}),
      club: onSite({schedule: plan(), rank: 50, groupIds: ['Club']}),
    },
    'club',
  ],
  [
    'nothing that is for others',
    {default: onSite({}, true), staff: onSite({schedule: plan(), groupIds: ['Staff']})},
    'default',
  ],
  [
    'what is for a group before the default',
    {d: onSite({}, true), c: onSite({groupIds: ['Club']})},
    'c',
  ],
])('shows %s', (_name, candidates, expected) => {
  expect(chosen(candidates)).toBe(expected)
})

it.each<[string, Partial<Schedule>, string]>([
  ['on its weekday', {weekdays: ['Wednesday']}, 'x'],
  ['not on another', {weekdays: ['Sunday']}, 'default'],
  ['at its time of day', {timeFrom: '11:30:00', timeTo: '12:30:00'}, 'x'],
  ['not at another', {timeFrom: '12:30:00'}, 'default'],
])('shows what recurs %s', (_name, recurrence, expected) => {
  const x = onSite({schedule: plan(recurrence)})
  expect(chosen({default: onSite({}, true), x})).toBe(expected)
})

describe('campaigns', () => {
  const fallback = onSite({}, true)

  it.each<[string, Partial<Campaign>, Partial<SlotTerms>, string]>([
    ['while they run', {}, {}, 'x'],
    ['not while they are off', {enabled: false}, {}, 'default'],
    ['not when they are over', {endDate: '2026-06-01T00:00:00Z'}, {}, 'default'],
    ['to their groups', {qualifiers: groups('Club')}, {}, 'x'],
    ['to nobody else', {qualifiers: groups('Staff')}, {}, 'default'],
    ['within their own schedule', {}, {schedule: plan()}, 'x'],
    ['not before it', {}, {schedule: plan({startDate: '2026-07-01T00:00:00Z'})}, 'default'],
    ['to the groups of the assignment', {}, {groupIds: ['Staff']}, 'default'],
  ])('show their configurations %s', (_name, campaign, more, expected) => {
    expect(chosen({default: fallback, x: inCampaign(more, campaign)})).toBe(expected)
  })

  it('compete with schedules by rank', () => {
    const x = onSite({schedule: plan(), rank: 20})
    expect(chosen({x, y: inCampaign({rank: 10})})).toBe('y')
    expect(chosen({x, y: inCampaign({rank: 30})})).toBe('x')
  })
})
