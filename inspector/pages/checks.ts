import {runChecks} from '../checks/registry'
import {checksCsv, checksPage} from '../views/checks-page'
import type {InspectorPage} from './page'

export const checksOfSites: InspectorPage = {
  path: '/checks',
  name: 'Checks',
  show: ({facts, frame}) => checksPage(frame, facts, runChecks(facts)),
  csv: (facts) => checksCsv(runChecks(facts)),
}
