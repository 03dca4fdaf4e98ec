import {scenarios} from './scenarios'
import {testScenarios} from './testing/run-scenarios'

testScenarios(scenarios)
