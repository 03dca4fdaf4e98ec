import {sites} from '@config/sites/registry'
import {siteDirectoryOf} from '@common/site-directory'
import {byContinent} from './continents'

describe('sites by continent (rule SITE-8)', () => {
  const directory = siteDirectoryOf(sites)

  it('groups every site once', () => {
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

  it('carries no more of a site than the selector shows', () => {
    expect(directory.find(({id}) => id === 'DEU')).toEqual({
      id: 'DEU',
      alias: 'deu',
      countryCode: 'DE',
      isContentOnlySite: false,
      locales: [
        {id: 'de-DE', alias: 'de-de', name: 'Deutsch'},
        {id: 'en-DE', alias: 'en-de', name: 'English'},
      ],
    })
  })
})
