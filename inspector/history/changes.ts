import {runChecks} from '../checks/registry'
import {compareRows} from '../compare/rows'
import type {Facts} from '../facts/facts'

/** What changed between two runs, as sentences. */
export interface Changes {
  readonly appeared: readonly string[]
  readonly solved: readonly string[]
  readonly values: readonly string[]
}

const findingsOf = (facts: Facts): Map<string, string> =>
  new Map(
    runChecks(facts).flatMap(({findings}) =>
      findings.map(({id, siteId, problem}) => [id, `${siteId}: ${problem}`] as const),
    ),
  )

const valuesOf = (facts: Facts): Map<string, string> =>
  new Map(
    compareRows(facts).flatMap(({key, name, cells}) =>
      Object.entries(cells).map(([id, {value}]) => [`${id}: ${name} (${key})`, value] as const),
    ),
  )

/** Differences of findings and settings between two runs. */
export function changesBetween(before: Facts, after: Facts): Changes {
  const [old, present] = [findingsOf(before), findingsOf(after)]
  const oldValues = valuesOf(before)
  return {
    appeared: [...present].flatMap(([id, text]) => (old.has(id) ? [] : text)),
    solved: [...old].flatMap(([id, text]) => (present.has(id) ? [] : text)),
    values: [...valuesOf(after)].flatMap(([subject, value]) => {
      const earlier = oldValues.get(subject)
      return earlier === undefined || earlier === value ? [] : `${subject}: ${earlier} → ${value}`
    }),
  }
}
