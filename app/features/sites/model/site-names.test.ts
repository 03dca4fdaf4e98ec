import {sites} from '@config/sites/registry'
import messages from '@translations/en-GB.json'
import {siteNameId} from './site-names'

it('every configured site has a name of its own', () => {
  const names = sites.map(({id}) => messages[siteNameId(id)])
  expect(new Set(names).size).toBe(sites.length)
})
