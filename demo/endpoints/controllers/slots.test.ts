import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import type {ArchiveShop} from '../../../sandbox/testing/archive-shop'
import {startArchiveShop} from '../../../sandbox/testing/archive-shop'
import {campaign, promotionsXml} from '../../../sandbox/testing/promotion-files'
import {callShop, newCustomer} from '../../../sandbox/testing/shopper'

const body = (text: string) => `<html><body xml:lang="x-default">${text}</body></html>`

const slot = (
  id: string,
  attributes: string,
  content: string,
  more = '',
  place = 'context="global"',
) =>
  `<slot-configuration slot-id="hero" ${place} configuration-id="${id}" ${attributes}>
   <enabled-flag>true</enabled-flag>${more.includes('<schedule>') ? more : ''}<content>${content}</content>${
     more.includes('<schedule>') ? '' : more
   }</slot-configuration>`

const group = (id: string) =>
  `<customer-groups><customer-group group-id="${id}"/></customer-groups>`

const inCampaign = (configuration: string, id: string, place = 'context="global"') =>
  `<slot-configuration-campaign-assignment slot-id="hero" ${place} configuration-id="${configuration}" campaign-id="${id}"/>`

const category = (id: string) => `context="category" context-id="${id}"`

const files = {
  'sites/TST/slots.xml': `<?xml version="1.0" encoding="UTF-8"?>
<slot-configurations xmlns="http://www.demandware.com/xml/impex/slot/2008-09-08">
  ${slot('everyday', 'default="true"', body('Every day'))}
  ${slot('members', 'default="false"', body('For members'), group('Registered'))}
  ${slot('seats', 'default="true"', '<categories><category category-id="high-seats"/></categories>', '', category('seats'))}
  ${slot('sale', 'assigned-to-site="false"', body('Sale'), '', category('tables'))}
  ${slot('gone', 'assigned-to-site="false"', body('Gone'), '', category('attic'))}
  ${slot('rule', 'default="true"', '<recommended-products recommendation-rule-id="r"/>', '', category('high-seats'))}
  ${inCampaign('sale', 'summer', category('tables'))}
  ${inCampaign('gone', 'winter', category('attic'))}
</slot-configurations>`,
  'sites/TST/promotions.xml': promotionsXml(
    campaign('summer') + campaign('winter', '<end-date>2020-01-01T00:00:00.000Z</end-date>'),
  ),
}

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop(files, {flags: exampleEndpoints})
})
afterAll(() => shop.close())

interface Answer {
  type: string
  html?: string
  categories?: {id: string}[]
  configurationId?: string
}

async function getSlot(query = '', token?: string): Promise<Answer> {
  const path = `/s/TST/default/sapi/getSlot?slotId=hero${query}`
  return (await callShop<Answer>(shop, 'GET', path, {token})).body
}

const inCategory = (id: string) => getSlot(`&context=category&contextId=${id}`)

it('shows the default to everybody, and members what is theirs', async () => {
  expect(await getSlot()).toMatchObject({type: 'html', html: 'Every day'})
  const member = await newCustomer(shop as never, 'TST')
  expect(await getSlot('', member.accessToken)).toMatchObject({html: 'For members'})
  const {body: answer} = await callShop<{data: Answer[]}>(
    shop,
    'GET',
    '/s/TST/dw/shop/v21_3/slots?slots=hero',
    {token: member.accessToken},
  )
  expect(answer.data).toMatchObject([{html: 'For members'}])
})

it('shows what belongs to a category there alone', async () => {
  expect(await inCategory('seats')).toMatchObject({categories: [{id: 'high-seats'}]})
  expect(await inCategory('high-seats')).toMatchObject({type: 'empty'})
})

it('shows what only campaigns show while they run', async () => {
  expect(await inCategory('tables')).toMatchObject({html: 'Sale', configurationId: 'sale'})
  expect(await inCategory('attic')).toMatchObject({type: 'empty'})
})
