import {arrivalOf} from './delivery-estimate'
import {type DeliveryRules} from './delivery-rules'

const rules: DeliveryRules = {
  timeZone: 'Europe/Berlin',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  holidays: ['12-25', '12-26', '2026-04-06'],
  methods: {standard: {days: [2, 4]}, express: {days: [1, 1], cutOff: '12:00'}},
  zones: [{prefixes: ['18565', '259'], extraDays: 2, without: ['express']}],
}

const at = (now: string, methodId = 'standard', postalCode = '10119', from?: string) =>
  arrivalOf(rules, {methodId, postalCode, now: new Date(now), ...(from && {from})})

describe('arrivalOf', () => {
  // 25 November 2026 is a Wednesday; Berlin is an hour ahead of UTC.
  it('counts working days from the day the order leaves', () => {
    expect(at('2026-11-25T09:00:00Z')).toEqual({first: '2026-11-27', last: '2026-12-01'})
  })

  it('leaves a day later after the cut-off of the warehouse, whatever the clock here', () => {
    expect(at('2026-11-25T12:59:00Z')?.first).toBe('2026-11-27')
    expect(at('2026-11-25T13:00:00Z')?.first).toBe('2026-11-30')
  })

  it('has a cut-off of its own for each method', () => {
    expect(at('2026-11-25T10:59:00Z', 'express')).toEqual({first: '2026-11-26', last: '2026-11-26'})
    expect(at('2026-11-25T11:00:00Z', 'express')).toEqual({first: '2026-11-27', last: '2026-11-27'})
  })

  it('leaves on Monday what is ordered at the weekend, at whatever hour', () => {
    expect(at('2026-11-28T20:00:00Z', 'express')?.first).toBe('2026-12-01')
    expect(at('2026-11-29T08:00:00Z', 'express')?.first).toBe('2026-12-01')
  })

  it('skips holidays, yearly and single ones', () => {
    // Thursday before Christmas: Friday and Saturday are holidays, then a weekend.
    expect(at('2026-12-24T08:00:00Z', 'express')?.first).toBe('2026-12-28')
    expect(at('2026-04-03T08:00:00Z', 'express')?.first).toBe('2026-04-07')
  })

  it('takes longer to islands, and not every method goes there', () => {
    expect(at('2026-11-25T09:00:00Z', 'standard', '18565')?.first).toBe('2026-12-01')
    expect(at('2026-11-25T09:00:00Z', 'express', '25980')).toBeNull()
    expect(at('2026-11-25T09:00:00Z', 'express', '25813')).not.toBeNull()
  })

  it('begins with the day the goods are there', () => {
    // A Saturday: the order leaves on Monday.
    expect(at('2026-11-25T09:00:00Z', 'standard', '10119', '2026-12-05')).toEqual({
      first: '2026-12-09',
      last: '2026-12-11',
    })
    expect(at('2026-11-25T09:00:00Z', 'standard', '10119', '2026-01-05')?.first).toBe('2026-11-27')
  })

  it('promises nothing for a method without a rule', () => {
    expect(at('2026-11-25T09:00:00Z', 'by-balloon')).toBeNull()
  })

  it('reads postal codes with and without signs', () => {
    const tokyo = {...rules, zones: [{prefixes: ['90'], extraDays: 3, without: ['express']}]}
    const now = new Date('2026-11-25T09:00:00Z')
    expect(arrivalOf(tokyo, {methodId: 'express', postalCode: '900-0014', now})).toBeNull()
    expect(arrivalOf(tokyo, {methodId: 'express', postalCode: '190-0014', now})).not.toBeNull()
  })
})
