import {dutiesCsv, dutiesPage} from '../views/duties-page'
import type {InspectorPage} from './page'

export const dutiesOfSites: InspectorPage = {
  path: '/duties',
  name: 'Duties',
  show: ({facts, frame}) => dutiesPage(frame, facts),
  csv: (facts) => dutiesCsv(facts),
}
