import {coverage} from '../coverage/coverage'
import {coverageCsv, coveragePage, gapsPage} from '../views/coverage-page'
import type {InspectorPage} from './page'

export const coverageOfSites: InspectorPage = {
  path: '/coverage',
  name: 'Coverage',
  show: ({facts, frame, query}) =>
    coveragePage(frame, facts, {list: coverage(facts), onlyGaps: query['only'] === 'gaps'}),
  csv: (facts) => coverageCsv(coverage(facts)),
  detail: {
    path: '/:site/:locale',
    show: ({facts, frame, params}) => {
      const one = coverage(facts).find(
        ({siteId, locale}) => siteId === params['site'] && locale === params['locale'],
      )
      return one ? gapsPage(frame, one) : null
    },
  },
}
