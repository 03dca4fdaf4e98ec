import fs from 'node:fs'
import path from 'node:path'
import {tableRows} from '../testing/table-rows'
import {sites} from '../sites/registry'
import {inventoryRows, paymentInventory} from './payment-inventory'
import {scriptUses, withScriptOrigin} from './script-uses'
import {policySources} from './policy-sources'

const guide = path.resolve(__dirname, '../../docs/guides/payment-pages.md')

it('is what the guide says (npm run generate -- inventory)', () => {
  expect(tableRows(fs.readFileSync(guide, 'utf8'), 'service')).toEqual(inventoryRows())
})

it('names a purpose and a role for each service', () => {
  for (const {purpose, allowedBy} of paymentInventory) {
    expect(purpose).toMatch(/^[A-Z].{20,}\.$/)
    expect(allowedBy).toMatch(/^[A-Z][a-z ]+$/)
  }
})

it.each(sites)('has every address that the security policy of $id allows there', (site) => {
  const context = {
    site: withScriptOrigin(site, 'http://127.0.0.1:4000'),
    localeId: site.l10n.defaultLocale,
    paymentOrigin: 'https://pay.example',
  }
  const ids = new Set(paymentInventory.map(({id}) => id))
  const listed = scriptUses(context).filter(({id}) => ids.has(id))
  const hosts = new Set(
    listed.flatMap(({address, record}) => [address, ...(record.addressesOf?.(context) ?? [])]),
  )
  for (const source of policySources(context, true).origins)
    expect([...hosts].some((address) => address.startsWith(source))).toBe(true)
})
