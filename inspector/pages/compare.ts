import {compareRows} from '../compare/rows'
import {AREAS, type Area} from '../explain/site-keys'
import type {Facts} from '../facts/facts'
import {compareCsv, comparePage} from '../views/compare-page'
import type {InspectorPage} from './page'

const listOf = (value: unknown): string[] =>
  [value ?? []].flat().filter((one): one is string => typeof one === 'string')

const areaOf = (value: unknown): Area =>
  typeof value === 'string' && Object.hasOwn(AREAS, value) ? (value as Area) : 'features'

const siteIds = ({sites}: Facts): string[] => sites.map(({site}) => site.id)

export const compare: InspectorPage = {
  path: '/compare',
  name: 'Compare',
  show: ({facts, frame, query}) => {
    const all = siteIds(facts)
    const choice = {
      area: areaOf(query['area']),
      sites: listOf(query['sites']).filter((id) => all.includes(id)),
      onlyDifferences: query['only'] === 'differences',
    }
    return comparePage(frame, compareRows(facts), choice, all)
  },
  csv: (facts) => compareCsv(compareRows(facts), siteIds(facts)),
}
