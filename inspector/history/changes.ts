import {runChecks} from '../checks/registry'
import {compareRows} from '../compare/rows'
import type {Facts} from '../facts/facts'

/** One difference, as a sentence. */
export interface Change {
  readonly text: string
  /** Path of the inspector that shows it; absent for what is no longer there. */
  readonly path?: string
}

/** What changed between two runs. */
export interface Changes {
  readonly appeared: readonly Change[]
  readonly solved: readonly Change[]
  readonly values: readonly Change[]
}

const findingsOf = (facts: Facts): Map<string, string> =>
  new Map(
    runChecks(facts).flatMap(({findings}) =>
      findings.map(({id, siteId, problem}) => [id, `${siteId}: ${problem}`] as const),
    ),
  )

interface Value {
  readonly subject: string
  readonly path: string
  readonly value: string
}

/** Every setting of every site, by site and key. */
const valuesOf = (facts: Facts): Map<string, Value> =>
  new Map(
    compareRows(facts).flatMap(({key, area, name, cells}) =>
      Object.entries(cells).map(([id, {value}]) => {
        const path = `/compare?area=${area}&sites=${id}#${encodeURIComponent(key)}`
        return [`${id} ${key}`, {subject: `${id}: ${name} (${key})`, path, value}] as const
      }),
    ),
  )

/** Differences of findings and settings between two runs. */
export function changesBetween(before: Facts, after: Facts): Changes {
  const [old, present] = [findingsOf(before), findingsOf(after)]
  const oldValues = valuesOf(before)
  return {
    appeared: [...present].flatMap(([id, text]) =>
      old.has(id) ? [] : {text, path: `/checks#${id}`},
    ),
    solved: [...old].flatMap(([id, text]) => (present.has(id) ? [] : {text})),
    values: [...valuesOf(after)].flatMap(([id, {subject, path, value}]) => {
      const earlier = oldValues.get(id)?.value
      if (earlier === undefined || earlier === value) return []
      return {text: `${subject}: ${earlier} → ${value}`, path}
    }),
  }
}
