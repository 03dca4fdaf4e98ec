import {resultsOf} from '../experiments/results'
import {experimentsCsv, experimentsPage} from '../views/experiments-page'
import type {InspectorPage} from './page'

export const experimentsOfSites: InspectorPage = {
  path: '/experiments',
  name: 'Experiments',
  show: async ({frame, readCounts}) => {
    try {
      return experimentsPage(frame, resultsOf(await readCounts()))
    } catch (error) {
      return experimentsPage(frame, [], error instanceof Error ? error.message : String(error))
    }
  },
  csv: async (_facts, {readCounts}) => experimentsCsv(resultsOf(await readCounts())),
}
