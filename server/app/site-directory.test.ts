import {sites} from '../../config/sites/registry'
import {siteDirectoryOf} from './shop-sites'

it('contains no more of a site than the country selector shows', () => {
  const germany = siteDirectoryOf(sites).find(({id}) => id === 'DEU')
  expect(germany).toEqual({
    id: 'DEU',
    alias: 'deu',
    countryCode: 'DE',
    isContentOnlySite: false,
    flag: expect.any(Array) as unknown,
    locales: [
      {id: 'de-DE', alias: 'de-de', name: 'Deutsch', continent: 'europe'},
      {id: 'en-DE', alias: 'en-de', name: 'English', continent: 'europe'},
    ],
  })
})
