import {runChecks} from '../checks/registry'
import {changesBetween} from '../history/changes'
import {overviewPage} from '../views/overview-page'
import type {InspectorPage} from './page'

export const overview: InspectorPage = {
  path: '/',
  name: 'Overview',
  show: async ({facts, frame, runs}) => {
    const before = await runs.previous()
    return overviewPage(frame, facts, runChecks(facts), before && changesBetween(before, facts))
  },
}
