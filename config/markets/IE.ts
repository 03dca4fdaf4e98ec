import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode, writtenLines} from './address/european-address'
import {europeanUnion, ORDER_BUTTON_ENGLISH} from './european-union'
import {vertical} from './flags'
import type {Market, TaxId} from './market'

const taxId: TaxId = {name: 'VAT number', pattern: '^IE\\d{7}[A-W][A-I]?$', example: 'IE1234567W'}

export const address = withBusiness(
  europeanAddress(
    'IE',
    postalCode(/^[A-Z]\d[\dW] [A-Z\d]{4}$/, 'D02 X285', {
      label: 'address.postalCode.IE',
      span: 3,
    }),
    {
      cityFirst: true,
      region: {
        name: 'stateCode',
        label: 'address.county',
        autoComplete: 'address-level1',
        regions: () => import('./regions/IE'),
        choose: 'address.countyChoose',
        span: 3,
      },
      lines: writtenLines('{city}', '{state}', '{postalCode}'),
    },
  ),
  taxId,
)

/** Ireland. */
export const IE = (): Market => ({
  ...europeanUnion,
  countryCode: 'IE',
  flag: vertical('#169b62', '#fff', '#ff883e'),
  address,
  // Consumer Rights Act 2022, section 109.
  orderButton: {en: ORDER_BUTTON_ENGLISH},
  // Statute of Limitations 1957, section 11: claims end after six years.
  guarantee: {years: 6},
  // S.I. No. 636/2023.
  accessibility: {
    name: 'Competition and Consumer Protection Commission',
    link: 'https://www.ccpc.ie',
  },
  // S.I. No. 343/2015.
  disputes: {name: 'European Consumer Centre Ireland', link: 'https://www.eccireland.ie'},
  registers: [],
  taxId,
})
