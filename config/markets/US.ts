import {withBusiness} from './address/business-fields'
import {additional, city, firstName, lastName, phone, street} from './address/common-fields'
import {writtenLike, writtenLines} from './address/european-address'
import {field} from './flags'
import type {Market, TaxId} from './market'
import {nothingPrescribed} from './nothing-prescribed'

const taxId: TaxId = {name: 'EIN', pattern: '^\\d{2}-\\d{7}$', example: '12-3456789'}

/** City, state and ZIP code; the state determines the sales tax. */
export const address = withBusiness(
  {
    countryCode: 'US',
    fields: [
      firstName,
      lastName,
      {
        ...street,
        label: 'address.address1.US',
        required: 'validation.address1.required.US',
      },
      {...additional, label: 'address.address2.US'},
      {...city, label: 'address.city.US', required: 'validation.city.required.US', span: 6},
      {
        name: 'stateCode',
        label: 'address.state',
        required: 'validation.state.required',
        autoComplete: 'address-level1',
        regions: () => import('./regions/US'),
        choose: 'address.stateChoose',
        span: 3,
      },
      {
        name: 'postalCode',
        label: 'address.postalCode.US',
        required: 'validation.postalCode.required.US',
        pattern: {
          expression: /^\d{5}(-\d{4})?$/,
          message: 'validation.postalCode.invalid.US',
          example: '97205',
        },
        autoComplete: 'postal-code',
        inputMode: 'numeric',
        span: 3,
        normalise: writtenLike('97205-1234'),
      },
      phone,
    ],
    lines: writtenLines('{city}, {stateCode} {postalCode}'),
  },
  taxId,
)

/** Dots in rows of four. */
const stars = (): string =>
  [1.4, 3.2, 5, 6.8].flatMap((y) => [1.6, 3.6, 5.6, 7.6].map((x) => `M${x} ${y}h.01`)).join('')

/** United States. */
export const US = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'US',
  flag: [
    field('#fff'),
    {
      d: 'M0 1.15h24M0 3.45h24M0 5.75h24M0 8h24M0 10.3h24M0 12.6h24M0 14.9h24',
      stroke: '#b3203a',
      strokeWidth: 1.2,
    },
    {d: 'M0 0h9.6v8.6H0z', fill: '#2b3a67'},
    {d: stars(), stroke: '#fff', strokeWidth: 1.1},
  ],
  distanceUnit: 'mi',
  address,
  tax: {
    note: 'product.taxNote.excluded',
    included: 'cart.taxIncluded',
    added: 'cart.tax.USA',
  },
  orderButton: {en: 'Place order'},
  // CAN-SPAM lets a shop write until the customer declines.
  newsletterPreselection: true,
  taxId,
})
