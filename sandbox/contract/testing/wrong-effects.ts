import type {OperationTable} from '../operations/operation'
import type {Scenario} from '../scenario'

/** Effects of scenarios that name an unknown operation, or prove one by itself. */
export function wrongEffects(scenarios: readonly Scenario[], table: OperationTable): string[] {
  const keys = new Set(table.operations.map(({key}) => key))
  const readable = new Set([...table.operations, ...table.readers].map(({key}) => key))
  return scenarios.flatMap(({title, effects}) =>
    Object.entries(effects)
      .filter(([key, reader]) => !keys.has(key) || !readable.has(reader) || key === reader)
      .map(([key, reader]) => `${title}: ${key} by ${reader}`),
  )
}
