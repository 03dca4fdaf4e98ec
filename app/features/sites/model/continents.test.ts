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
  const groups = byContinent(directory).map(({continent, sites: members}) => [
    continent,
    members.map(({id}) => id),
  ])
  expect(groups).toEqual([
    ['europe', ['DEU']],
    ['northAmerica', ['USA']],
    ['asia', ['JPN']],
    ['worldwide', ['GLO']],
  ])
})
