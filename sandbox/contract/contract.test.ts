import type {LocalTarget} from './local-target'
import {runScenario} from './run-scenario'
import {missingNeed, stageMaker, type Stage} from './scenario'
import {scenarios} from './scenarios'
import {startTestTarget} from './testing/test-target'

let local: LocalTarget
let newStage: () => Stage

beforeAll(async () => {
  local = await startTestTarget()
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
