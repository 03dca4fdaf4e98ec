/**
 * Membership rules of dynamic customer groups. A group of conditions holds when all, or any, of its
 * conditions do; a customer is a member when one of the included groups of conditions matches and
 * none of the excluded.
 */
export interface GroupRule {
  readonly included: readonly ConditionGroup[]
  readonly excluded: readonly ConditionGroup[]
}

export interface ConditionGroup {
  readonly mode: 'all' | 'any'
  readonly conditions: readonly GroupCondition[]
}

export interface GroupCondition {
  /** Attribute path, for example `customer.profile.gender` or `session.custom.deviceType`. */
  readonly path: string
  /** Operator from the archive: `is-equal`, `is-in-range`, `is-in-the-last-x-days` ... */
  readonly operator: string
  /** Values as text: two for a range, one for a number of days or a time period. */
  readonly values: readonly string[]
}

/** Value that a condition is checked against: text, number, boolean, or undefined when unknown. */
export type Fact = string | number | boolean | undefined
export type Facts = (path: string) => Fact | readonly string[]

const DAY = 86_400_000

/** Returns true when the facts of a shopper satisfy a rule. `now` is in milliseconds since 1970. */
export function matchesRule(rule: GroupRule, facts: Facts, now: number): boolean {
  const holds = ({mode, conditions}: ConditionGroup) =>
    mode === 'all'
      ? conditions.every((condition) => matches(condition, facts, now))
      : conditions.some((condition) => matches(condition, facts, now))
  return rule.included.some(holds) && !rule.excluded.some(holds)
}

function matches(condition: GroupCondition, facts: Facts, now: number): boolean {
  const fact = facts(condition.path)
  if (condition.operator.startsWith('does-not-exist')) return fact === undefined
  if (condition.operator === 'exists') return fact !== undefined
  if (Array.isArray(fact)) {
    const member = condition.values.some((value) => (fact as readonly string[]).includes(value))
    return condition.operator === 'is-not-equal' ? !member : member
  }
  const known = fact as Fact
  return (
    textual(condition, known) ?? numeric(condition, known) ?? dated(condition, known, now) ?? false
  )
}

function textual({operator, values}: GroupCondition, fact: Fact): boolean | undefined {
  const text = fact === undefined ? undefined : String(fact).toLowerCase()
  const some = (test: (text: string, value: string) => boolean) =>
    text !== undefined && values.some((value) => test(text, value.toLowerCase()))
  switch (operator) {
    case 'is-equal':
      return some((known, value) => known === value)
    case 'is-not-equal':
      return !some((known, value) => known === value)
    case 'starts-with':
      return some((known, value) => known.startsWith(value))
    case 'ends-with':
      return some((known, value) => known.endsWith(value))
    case 'contains':
      return some((known, value) => known.includes(value))
    case 'does-not-contain':
      return !some((known, value) => known.includes(value))
    case 'is-true':
      return fact === true || text === 'true'
    case 'is-false':
      return fact === false || text === 'false'
    default:
      return undefined
  }
}

function numeric({operator, values}: GroupCondition, fact: Fact): boolean | undefined {
  const [low = NaN, high = NaN] = values.map(Number)
  const number = fact === undefined ? NaN : Number(fact)
  switch (operator) {
    case 'is-greater-than':
      return number > low
    case 'is-less-than':
      return number < low
    case 'is-greater-than-or-equal':
      return number >= low
    case 'is-less-than-or-equal':
      return number <= low
    case 'is-in-range':
    case 'is-not-in-range':
      // Ranges can also consist of dates, which are not numbers.
      if (Number.isNaN(low)) return undefined
      return (number >= low && number <= high) === (operator === 'is-in-range')
    default:
      return undefined
  }
}

function dated(condition: GroupCondition, fact: Fact, now: number): boolean | undefined {
  const time = fact === undefined ? NaN : Date.parse(String(fact))
  if (Number.isNaN(time)) return undefined
  const day = Math.floor(time / DAY)
  const today = Math.floor(now / DAY)
  const [first = '', last = ''] = condition.values
  const dayOf = (text: string) => Math.floor(Date.parse(text) / DAY)
  const ago = today - day
  switch (condition.operator) {
    case 'is-on':
      return day === dayOf(first)
    case 'is-after':
      return day > dayOf(first)
    case 'is-before':
      return day < dayOf(first)
    case 'is-today':
      return ago === 0
    case 'is-tomorrow':
      return ago === -1
    case 'is-yesterday':
      return ago === 1
    case 'is-in-range':
    case 'is-not-in-range':
      return (day >= dayOf(first) && day <= dayOf(last)) === (condition.operator === 'is-in-range')
    case 'is-in-the-last-x-days':
      return ago >= 0 && ago <= Number(first)
    case 'is-not-in-the-last-x-days':
      return !(ago >= 0 && ago <= Number(first))
    case 'is-in-the-next-x-days':
      return ago <= 0 && -ago <= Number(first)
    case 'is-not-in-the-next-x-days':
      return !(ago <= 0 && -ago <= Number(first))
    default:
      return inPeriod(condition.operator, first, time, now)
  }
}

/** Checks `is-in-the-last`, `-next` and `-current` week, month or year; weeks begin on Monday. */
function inPeriod(operator: string, period: string, time: number, now: number) {
  const offset = {'is-in-the-last': -1, 'is-in-the-current': 0, 'is-in-the-next': 1}[operator]
  if (offset === undefined) return undefined
  const date = new Date(now)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const start = (shift: number) => {
    if (period === 'year') return Date.UTC(year + shift, 0, 1)
    if (period === 'month') return Date.UTC(year, month + shift, 1)
    const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7)
    return Date.UTC(year, month, monday + 7 * shift)
  }
  return time >= start(offset) && time < start(offset + 1)
}
