import {marketOfSite} from '../../../config/markets/registry'
import {sites} from '../../../config/sites/registry'
import {archiveXml} from '../testing/archive-xml'

/** Days of the preference of each site; '' for a site without the right. */
const daysOf = (siteId: string): string | undefined => {
  const xml = archiveXml(`sites/${siteId}/preferences.xml`)
  return /preference-id="orderWithdrawalDays">([^<]*)</.exec(xml)?.[1]
}

it('the sites whose market has a withdrawal function have its days in their preferences', () => {
  const selling = sites.filter(({isContentOnlySite}) => !isContentOnlySite)
  const expected = selling.map((site) => {
    const {withdrawal} = marketOfSite(site)
    return [site.id, withdrawal?.online ? String(withdrawal.days) : '']
  })
  expect(selling.map(({id}) => [id, daysOf(id) ?? ''])).toEqual(expected)
})
