import * as sdk from 'commerce-sdk-isomorphic'
import type {Exchange} from './exchange'
import {NothingToSee} from './expectations'
import type {Scenario, Stage} from './scenario'

/** How a scenario went on one target. */
export interface ScenarioRun {
  readonly scenario: Scenario
  readonly exchanges: readonly Exchange[]
  /** Why it failed; undefined when it did not. */
  readonly failure: string | undefined
  /** What the target lacks that the scenario is about; undefined when it ran to its end. */
  readonly lacks: string | undefined
}

/** Runs a scenario to its end or to its first failure. Never throws. */
export async function runScenario(scenario: Scenario, stage: Stage): Promise<ScenarioRun> {
  const run = {scenario, exchanges: stage.exchanges}
  try {
    await scenario.run(stage)
  } catch (error) {
    if (error instanceof NothingToSee) return {...run, failure: undefined, lacks: error.message}
    return {...run, failure: await explain(error), lacks: undefined}
  }
  return {...run, failure: effectsNotShown(scenario, stage.exchanges), lacks: undefined}
}

/** What the scenario claims to prove although its calls do not show it. */
function effectsNotShown(scenario: Scenario, exchanges: readonly Exchange[]): string | undefined {
  const succeeded = new Set(
    exchanges.filter(({status}) => status < 400).map(({operation}) => operation?.key),
  )
  const missing = Object.entries(scenario.effects)
    .flat()
    .filter((key) => !succeeded.has(key))
  return missing.length > 0 ? `never called with success: ${missing.join(', ')}` : undefined
}

/** A failure in words; that of a call with its status, address and body. */
export async function explain(error: unknown): Promise<string> {
  if (error instanceof sdk.ResponseError) {
    const {status, url} = error.response
    const body = error.response.bodyUsed ? '' : await error.response.text()
    return `${status} from ${url}: ${body}`
  }
  if (!(error instanceof Error)) return String(error)
  const text = error.stack ?? error.message
  const {cause, message} = error
  return cause instanceof Error ? text.replace(message, `${message} (${cause.message})`) : text
}
