import type {Exchange} from './exchange'
import {runScenario, type ScenarioRun} from './run-scenario'
import {missingNeed, stageMaker, type Scenario} from './scenario'
import {compareShapes, shapeOf, type FieldDifference} from './shape'
import type {Target} from './target'

/** What differs between the sandbox (here) and an instance (there). */
export interface Verification {
  readonly scenarios: number
  /** Scenarios left out, with the reason. */
  readonly skipped: readonly {readonly title: string; readonly reason: string}[]
  readonly failures: readonly {
    readonly title: string
    readonly here: string | undefined
    readonly there: string | undefined
  }[]
  readonly statuses: readonly {
    readonly title: string
    readonly operation: string
    readonly here: string
    readonly there: string
  }[]
  readonly fields: readonly {
    readonly operation: string
    readonly status: number
    readonly differences: readonly FieldDifference[]
  }[]
}

/** Runs the scenarios that fit on both sides and compares every answer, field by field. */
export async function verify(
  scenarios: readonly Scenario[],
  here: Target,
  there: Target,
  options: {readonly write: boolean},
): Promise<Verification> {
  const stages = {here: stageMaker(here), there: stageMaker(there)}
  const skipped: {title: string; reason: string}[] = []
  const pairs: {here: ScenarioRun; there: ScenarioRun}[] = []
  for (const scenario of scenarios) {
    const reason = reasonToSkip(scenario, [here, there], options.write)
    if (reason) {
      skipped.push({title: scenario.title, reason})
      continue
    }
    const ours = await runScenario(scenario, stages.here())
    const theirs = await runScenario(scenario, stages.there())
    const lacks = ours.lacks === theirs.lacks ? ours.lacks : undefined
    if (lacks === undefined) pairs.push({here: ours, there: theirs})
    else skipped.push({title: scenario.title, reason: lacks})
  }
  return {
    scenarios: pairs.length,
    skipped,
    failures: pairs
      .map(({here: ours, there: theirs}) => ({
        title: ours.scenario.title,
        here: ours.failure ?? ours.lacks,
        there: theirs.failure ?? theirs.lacks,
      }))
      .filter((pair) => pair.here !== undefined || pair.there !== undefined),
    statuses: pairs.flatMap((pair) => statusDifferences(pair.here, pair.there)),
    fields: fieldDifferences(
      pairs.flatMap((pair) => pair.here.exchanges),
      pairs.flatMap((pair) => pair.there.exchanges),
    ),
  }
}

/** A scenario runs on both sides or on none. */
function reasonToSkip(
  scenario: Scenario,
  targets: readonly Target[],
  write: boolean,
): string | undefined {
  if (scenario.writes && !write) return 'it writes'
  const need = targets.map((target) => missingNeed(scenario, target)).find(Boolean)
  return need === undefined ? undefined : `it needs: ${need}`
}

const nameOf = ({operation, method, path}: Exchange) => operation?.key ?? `${method} ${path}`

/** The statuses of each operation of one scenario, in order. */
function statusesOf({exchanges}: ScenarioRun): Map<string, string> {
  const statuses = new Map<string, string>()
  for (const exchange of exchanges) {
    if (!exchange.operation) continue
    const before = statuses.get(exchange.operation.key)
    statuses.set(
      exchange.operation.key,
      before ? `${before}, ${exchange.status}` : `${exchange.status}`,
    )
  }
  return statuses
}

/** Compares as many calls as both sides made: after a failure one side makes fewer. */
function statusDifferences(ours: ScenarioRun, theirs: ScenarioRun): Verification['statuses'] {
  const there = statusesOf(theirs)
  return [...statusesOf(ours)].flatMap(([operation, here]) => {
    const other = there.get(operation)
    if (other === undefined || here.startsWith(other) || other.startsWith(here)) return []
    return [{title: ours.scenario.title, operation, here, there: other}]
  })
}

/** Compares what each operation answers with each status, over all scenarios. */
function fieldDifferences(
  here: readonly Exchange[],
  there: readonly Exchange[],
): Verification['fields'] {
  const theirs = byAnswer(there)
  return [...byAnswer(here)].flatMap(([key, ours]) => {
    const others = theirs.get(key)
    const [first] = ours
    if (!others || !first) return []
    const differences = compareShapes(
      shapeOf(ours.map(({body}) => body)),
      shapeOf(others.map(({body}) => body)),
    )
    if (differences.length === 0) return []
    return [{operation: nameOf(first), status: first.status, differences}]
  })
}

function byAnswer(exchanges: readonly Exchange[]): Map<string, Exchange[]> {
  const groups = new Map<string, Exchange[]>()
  for (const exchange of exchanges) {
    if (!exchange.operation) continue
    const key = `${exchange.operation.key} ${exchange.status}`
    groups.set(key, [...(groups.get(key) ?? []), exchange])
  }
  return groups
}

/** Whether anything differs. */
export function differs({failures, statuses, fields}: Verification): boolean {
  return failures.length + statuses.length + fields.length > 0
}

/** The verification as text for people. */
export function describeVerification(result: Verification): string {
  const {scenarios, skipped, failures, statuses, fields} = result
  const lines = fields.flatMap(({operation, status, differences}) => [
    '',
    `${operation} ${status}`,
    ...differences.map(describeField),
  ])
  for (const {title, operation, here, there} of statuses) {
    lines.push('', `${operation} in '${title}'`, `  status: ${here} in the sandbox, ${there} there`)
  }
  for (const {title, here, there} of failures) {
    lines.push('', `'${title}' fails`)
    if (here !== undefined) lines.push(`  in the sandbox: ${firstLine(here)}`)
    if (there !== undefined) lines.push(`  there: ${firstLine(there)}`)
  }
  if (skipped.length > 0) {
    lines.push('', 'Left out:', ...skipped.map(({title, reason}) => `  ${title} (${reason})`))
  }
  const count = fields.reduce((sum, {differences}) => sum + differences.length, 0)
  lines.push(
    '',
    `${scenarios} scenarios, ${skipped.length} left out: ${count} fields and ${statuses.length} ` +
      `statuses differ, ${failures.length} scenarios fail.`,
  )
  return lines.join('\n').trimStart()
}

function describeField({kind, path, here, there}: FieldDifference): string {
  switch (kind) {
    case 'missing here':
      return `  missing in the sandbox: ${path} (${there})`
    case 'only here':
      return `  only in the sandbox: ${path} (${here})`
    case 'other type':
      return `  other type: ${path} (${here} in the sandbox, ${there} there)`
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}
