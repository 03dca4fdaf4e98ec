import type {LocalOptions, LocalTarget} from '../local-target'
import {runScenario} from '../run-scenario'
import {missingNeed, stageMaker, type Scenario, type Stage} from '../scenario'
import {startTestTarget} from './test-target'

/** Declares a test for each scenario, on one sandbox that has everything they need. */
export function testScenarios(
  scenarios: readonly Scenario[],
  options?: Partial<LocalOptions>,
): void {
  let local: LocalTarget
  let newStage: () => Stage

  beforeAll(async () => {
    local = await startTestTarget(options)
    newStage = stageMaker(local.target)
  }, 60_000)
  afterAll(() => local.close())

  test.each(scenarios.map((scenario) => [scenario.title, scenario] as const))(
    '%s',
    async (_title, scenario) => {
      expect(missingNeed(scenario, local.target)).toBeUndefined()
      const {failure, lacks} = await runScenario(scenario, newStage())
      expect(failure ?? lacks).toBeUndefined()
    },
    30_000,
  )
}
