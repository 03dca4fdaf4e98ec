import {OperationTable} from '../../../sandbox/contract/operations/operation'
import {testScenarios} from '../../../sandbox/contract/testing/run-scenarios'
import {wrongEffects} from '../../../sandbox/contract/testing/wrong-effects'
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {contract} from './contract'

testScenarios(contract.scenarios, {plugins: [exampleEndpoints.plugins]})

test('scenarios speak of operations of the contract only, and never prove one by itself', () => {
  expect(wrongEffects(contract.scenarios, new OperationTable([contract.operations]))).toEqual([])
})
