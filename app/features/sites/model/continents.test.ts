import {sites} from '@config/sites/registry'
import {marketOfSite} from '@config/markets/registry'
import type {SiteSummary} from '@common/site-directory'
import {byContinent} from './continents'

const LISTED = ['DEU', 'GLO', 'JPN', 'USA']

const directory: readonly SiteSummary[] = sites
  .filter(({id}) => LISTED.includes(id))
  .map((site) => {
    const {continent, flag} = marketOfSite(site)
    return {...site, continent, flag, locales: []}
  })

it('groups every site once (rule SITE-8)', () => {
  const groups = byContinent(directory, ({id}) => id, 'en-GB').map(
    ({continent, sites: members}) => [continent, members.map(({id}) => id)],
  )
  expect(groups).toEqual([
    ['europe', ['DEU']],
    ['northAmerica', ['USA']],
    ['asia', ['JPN']],
    ['worldwide', ['GLO']],
  ])
})

it('sorts the sites of a continent by name as the language sorts', () => {
  const names: Readonly<Record<string, string>> = {DEU: 'Zypern', USA: 'Österreich', JPN: 'Åland'}
  const sites = directory
    .filter(({id}) => id in names)
    .map((site) => ({...site, continent: 'europe' as const}))
  const sorted = (localeId: string) =>
    byContinent(sites, ({id}) => names[id] ?? '', localeId)[0]?.sites.map(({id}) => names[id])
  expect(sorted('de-DE')).toEqual(['Åland', 'Österreich', 'Zypern'])
  expect(sorted('sv-SE')).toEqual(['Zypern', 'Åland', 'Österreich'])
})
