/**
 * The scenarios of the contract once more, this time as a page of a shop: every call to a Shopper API
 * is made by the hook of commerce-sdk-react that is meant for it.
 */
import {hookedApis, withHooks} from './testing/hook-shopper'
import type {LocalTarget} from './local-target'
import {OperationTable} from './operations/operation'
import {runScenario} from './run-scenario'
import {register, stageMaker, type Scenario, type Stage} from './scenario'
import {scenarios} from './scenarios'
import type {Shopper} from './shopper'
import {startTestTarget} from './testing/test-target'

let local: LocalTarget
let newStage: () => Stage

beforeAll(async () => {
  local = await startTestTarget()
  newStage = stageMaker(local.target)
}, 60_000)
afterAll(() => local.close())

/** What the library has no hooks for. */
const withoutHooks = [
  'getExternalProfile',
  'registerExternalProfile',
  'resolveQualifiers',
  'searchContent',
]

/** What programs of the shop call: hooks send the token of a shopper. */
const ofPrograms = [
  'addPriceBooksToBasket',
  'addTaxesForBasket',
  'addTaxesForBasketItem',
  'getPriceBooksForBasket',
  'getResetPasswordToken',
  'getTaxesFromBasket',
  'getTaxesFromOrder',
  'resetPassword',
]

function isHooked(key: string): boolean {
  const [api = '', id = ''] = key.split('/')
  return hookedApis.includes(api) && ![...withoutHooks, ...ofPrograms].includes(id)
}

const hooked = scenarios.filter(({effects}) => Object.keys(effects).some(isHooked))
const called = new Set<string>()

/** A stage whose shoppers use hooks. */
function hookStage(): Stage {
  const plain = newStage()
  const {exchanges} = plain
  const mount = (shopper: Shopper) =>
    withHooks(shopper, (call) => {
      if (call.operation) called.add(call.operation.key)
      exchanges.push({...call, contentType: 'application/json'})
    })
  const stage: Stage = {
    ...plain,
    guest: async () => mount(await plain.guest()),
    login: async (guest, credentials) => mount(await plain.login(guest, credentials)),
    registered: () => register(stage),
  }
  return stage
}

test.each(hooked.map((scenario): [string, Scenario] => [scenario.title, scenario]))(
  '%s',
  async (_title, scenario) => {
    const {failure, lacks} = await runScenario(scenario, hookStage())
    expect(failure ?? lacks).toBeUndefined()
  },
  30_000,
)

test('no hook is left out', () => {
  const known = new OperationTable().operations.map(({key}) => key).filter(isHooked)
  expect(known.length).toBeGreaterThan(100)
  expect(known.filter((key) => !called.has(key))).toEqual([])
})
