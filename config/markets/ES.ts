import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode, province, writtenLines} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {field} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'NIF', pattern: '^ES[A-Z\\d]\\d{7}[A-Z\\d]$', example: 'ESB12345678'}

export const address = withBusiness(
  europeanAddress('ES', postalCode(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, '28013'), {
    region: province(() => import('./regions/ES')),
    lines: writtenLines('{postalCode} {city}', '{state}'),
  }),
  taxId,
)

/** Spain. */
export const ES = (): Market => ({
  ...europeanUnion,
  countryCode: 'ES',
  flag: [field('#aa151b'), {d: 'M0 4h24v8H0z', fill: '#f1bf00'}],
  address,
  // Ley General para la Defensa de los Consumidores, article 98 (2).
  orderButton: {es: 'Pedido con obligación de pago', en: ORDER_BUTTON_ENGLISH},
  // Ley General para la Defensa de los Consumidores, article 120, since 1 January 2022.
  guarantee: {years: 3},
  // Ley 11/2023, title I, since 28 June 2025.
  accessibility: {
    name: 'Ministerio de Derechos Sociales, Consumo y Agenda 2030',
    link: 'https://www.mdsocialesa2030.gob.es',
  },
  // Ley 7/2017, article 40.
  disputes: {name: 'Dirección General de Consumo', link: 'https://www.dsca.gob.es/es/consumo'},
  // Real Decreto 1055/2022, article 15; Real Decreto 110/2015.
  registers: [
    {name: 'Registro de productores, envases', number: 'ENV/0000/000000000'},
    {name: 'RII-AEE', number: '00000'},
  ],
  taxId,
})
