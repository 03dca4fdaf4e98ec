import type {Fact} from './group-rule'
import {matchesRule} from './group-rule'

const now = Date.UTC(2026, 4, 13, 12)
const facts: Record<string, Fact> = {
  'customer.profile.firstName': 'Ingrid',
  'customer.profile.gender': 2,
  'customer.profile.birthday': '1990-05-13',
  'customer.profile.creationDate': '2026-05-10T23:00:00.000Z',
  'customer.registered': true,
}
const holds = (operator: string, path: string, ...values: string[]) =>
  matchesRule(
    {included: [{mode: 'all', conditions: [{path, operator, values}]}], excluded: []},
    (asked) => (asked === 'customer.customerGroups' ? ['Registered', 'Club'] : facts[asked]),
    now,
  )

describe('conditions', () => {
  it.each([
    ['is-equal', 'customer.profile.firstName', ['Olga', 'ingrid'], true],
    ['is-not-equal', 'customer.profile.firstName', ['Ingrid'], false],
    ['starts-with', 'customer.profile.firstName', ['Ing'], true],
    ['does-not-contain', 'customer.profile.firstName', ['gri'], false],
    ['exists', 'customer.profile.title', [], false],
    ['does-not-exist', 'customer.profile.title', [], true],
    ['is-true', 'customer.registered', [], true],
    ['is-greater-than', 'customer.profile.gender', ['2'], false],
    ['is-greater-than-or-equal', 'customer.profile.gender', ['2'], true],
    ['is-in-range', 'customer.profile.gender', ['1', '3'], true],
    ['is-less-than', 'customer.profile.unknown', ['5'], false],
    ['is-in-the-last-x-days', 'customer.profile.creationDate', ['3'], true],
    ['is-in-the-last-x-days', 'customer.profile.creationDate', ['2'], false],
    ['is-in-the-current', 'customer.profile.creationDate', ['week'], false],
    ['is-in-the-last', 'customer.profile.creationDate', ['week'], true],
    ['is-in-the-current', 'customer.profile.creationDate', ['month'], true],
    ['is-before', 'customer.profile.birthday', ['1991-01-01'], true],
    ['is-in-range', 'customer.profile.birthday', ['1990-05-13', '1990-05-13'], true],
    ['is-equal', 'customer.customerGroups', ['Club'], true],
    ['is-not-equal', 'customer.customerGroups', ['Club'], false],
  ])('%s of %s with %j is %s', (operator, path, values, expected) => {
    expect(holds(operator, path, ...values)).toBe(expected)
  })
})

it('joins conditions as the group says, and lets exclusion win', () => {
  const yes = {path: 'customer.registered', operator: 'is-true', values: []}
  const not = {path: 'customer.registered', operator: 'is-false', values: []}
  const rule = (mode: 'all' | 'any', excluded: boolean) => ({
    included: [{mode, conditions: [yes, not]}],
    excluded: excluded ? [{mode: 'all' as const, conditions: [yes]}] : [],
  })
  const known = (path: string) => facts[path]
  expect(matchesRule(rule('all', false), known, now)).toBe(false)
  expect(matchesRule(rule('any', false), known, now)).toBe(true)
  expect(matchesRule(rule('any', true), known, now)).toBe(false)
})
