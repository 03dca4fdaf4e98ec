import type {GeneratedSite} from '../sites'
import {el, leaf, serialize, type Element} from './xml'

const countryNames = new Intl.DisplayNames('en', {type: 'region'})

const taxClass = (id: string, text: string, standardClass?: true): Element =>
  el('tax-class', {'class-id': id, default: standardClass}, leaf('display-name', text))

/** Tax rates of each country of delivery. */
export function taxXml({taxes}: GeneratedSite): string {
  const countries = Object.entries(taxes)
  return serialize(
    el(
      'tax',
      {xmlns: 'http://www.demandware.com/xml/impex/tax/2007-02-14'},
      el(
        'tax-classes',
        {},
        taxClass('standard', 'Standard rate', true),
        taxClass('reduced', 'Reduced rate'),
        taxClass('exempt', 'Not taxed'),
      ),
      el(
        'tax-jurisdictions',
        {},
        countries.map(([code], index) =>
          el(
            'tax-jurisdiction',
            {'jurisdiction-id': code, default: index === 0 || undefined},
            leaf('display-name', countryNames.of(code) ?? code),
            el('address-mappings', {}, el('address-mapping', {key1: code})),
          ),
        ),
      ),
      el(
        'tax-rates',
        {},
        countries.flatMap(([code, [standard, reduced]]) =>
          Object.entries({standard, reduced, exempt: 0}).map(([classId, rate]) =>
            leaf('tax-rate', rate, {'jurisdiction-id': code, 'class-id': classId}),
          ),
        ),
      ),
    ),
  )
}
