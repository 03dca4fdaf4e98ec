import {testDirectory} from '../testing/directory'
import {byContinent} from './continents'

const LISTED = ['DEU', 'GLO', 'JPN', 'USA']
const directory = testDirectory.filter(({id}) => LISTED.includes(id))

it('groups every locale once, below the continent of its country (rule SITE-8)', () => {
  const groups = byContinent(directory, ({id}) => id, 'en-GB').map(
    ({continent, sites: members}) => [
      continent,
      members.map(({id, locales}) => `${id} ${locales.length}`),
    ],
  )
  expect(groups).toEqual([
    ['europe', ['DEU 2', 'GLO 3']],
    ['northAmerica', ['GLO 3', 'USA 1']],
    ['southAmerica', ['GLO 5']],
    ['asia', ['GLO 14', 'JPN 2']],
    ['oceania', ['GLO 2']],
    ['africa', ['GLO 2']],
  ])
})

it('sorts the sites of a continent by name as the language sorts', () => {
  const names: Readonly<Record<string, string>> = {DEU: 'Zypern', USA: 'Österreich', JPN: 'Åland'}
  const sites = directory
    .filter(({id}) => id in names)
    .map((site) => ({
      ...site,
      locales: site.locales.map((locale) => ({...locale, continent: 'europe' as const})),
    }))
  const sorted = (localeId: string) =>
    byContinent(sites, ({id}) => names[id] ?? '', localeId)[0]?.sites.map(({id}) => names[id])
  expect(sorted('de-DE')).toEqual(['Åland', 'Österreich', 'Zypern'])
  expect(sorted('sv-SE')).toEqual(['Zypern', 'Åland', 'Österreich'])
})
