import {regions as states} from '../../../../config/markets/regions/US'
import type {GeneratedSite} from '../sites'
import {el, leaf, serialize, type Element} from './xml'

const countryNames = new Intl.DisplayNames('en', {type: 'region'})

const taxClass = (id: string, text: string, standardClass?: true): Element =>
  el('tax-class', {'class-id': id, default: standardClass}, leaf('display-name', text))

/** A place with taxes of its own; without an address it holds where no other one does. */
interface Jurisdiction {
  readonly id: string
  readonly name: string
  readonly address?: Readonly<Record<string, string>>
  /** Rate by tax class. */
  readonly rates: Readonly<Record<string, number>>
}

/** The first jurisdiction is the default. */
const taxDocument = (classes: readonly Element[], jurisdictions: readonly Jurisdiction[]): string =>
  serialize(
    el(
      'tax',
      {xmlns: 'http://www.demandware.com/xml/impex/tax/2007-02-14'},
      el('tax-classes', {}, classes),
      el(
        'tax-jurisdictions',
        {},
        jurisdictions.map(({id, name, address}, index) =>
          el(
            'tax-jurisdiction',
            {'jurisdiction-id': id, default: index === 0 || undefined},
            leaf('display-name', name),
            address && el('address-mappings', {}, el('address-mapping', address)),
          ),
        ),
      ),
      el(
        'tax-rates',
        {},
        jurisdictions.flatMap(({id, rates}) =>
          Object.entries(rates).map(([classId, rate]) =>
            leaf('tax-rate', rate, {'jurisdiction-id': id, 'class-id': classId}),
          ),
        ),
      ),
    ),
  )

/** Tax rates of each country of delivery. */
export const taxXml = (taxes: GeneratedSite['taxes']): string =>
  taxDocument(
    [
      taxClass('standard', 'Standard rate', true),
      taxClass('reduced', 'Reduced rate'),
      taxClass('exempt', 'Not taxed'),
    ],
    Object.entries(taxes).map(([code, [standard, reduced]]) => ({
      id: code,
      name: countryNames.of(code) ?? code,
      address: {key1: code},
      rates: {standard, reduced, exempt: 0},
    })),
  )

/** Sales tax of each state of the United States. @param taxes rate by code of the state */
export const stateTaxXml = (taxes: Readonly<Record<string, number>>): string =>
  taxDocument(
    [taxClass('standard', 'General sales tax', true), taxClass('exempt', 'Not taxed')],
    [
      {id: 'US', name: 'United States, no state known', rates: {standard: 0, exempt: 0}},
      ...states.map(({code, name}) => ({
        id: `US-${code}`,
        name,
        address: {key1: 'US', key2: code},
        rates: {standard: rateOf(taxes, code), exempt: 0},
      })),
    ],
  )

function rateOf(taxes: Readonly<Record<string, number>>, code: string): number {
  const rate = taxes[code]
  if (rate === undefined) throw new Error(`data/sites.yaml has no tax of the state ${code}.`)
  return rate
}
