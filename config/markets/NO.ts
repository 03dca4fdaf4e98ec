import {withBusiness} from './address/business-fields'
import {europeanAddress, postalCode} from './address/european-address'
import {europeanUnion} from './european-union'
import {nordicCross} from './flags'
import type {Market, TaxId} from './market'
import {nothingPrescribed} from './nothing-prescribed'

const taxId: TaxId = {name: 'Organisasjonsnummer', pattern: '^\\d{9}MVA$', example: '123456789MVA'}

export const address = withBusiness(europeanAddress('NO', postalCode(/^\d{4}$/, '0150')), taxId)

/** Norway. */
export const NO = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'NO',
  flag: nordicCross('#ba0c2f', '#fff', '#00205b'),
  address,
  // Angrerettloven § 16.
  orderButton: {
    no: 'Bestilling med betalingsforpliktelse',
    nb: 'Bestilling med betalingsforpliktelse',
    en: 'Order with obligation to pay',
  },
  // Angrerettloven § 21; directive (EU) 2023/2673 is of EEA relevance.
  withdrawal: europeanUnion.withdrawal,
  // Price information regulations (prisopplysningsforskriften), which follow directive 98/6/EC, article 6a.
  lowestPriceNote: true,
  // Prisopplysningsforskriften § 3.
  unitPrice: true,
  // The harmonised notice is not yet part of the EEA agreement (November 2026); forbrukerkjøpsloven § 27 gives 2 or 5 years.
  guarantee: null,
  // Markedsføringsloven § 7, which follows directive 2005/29/EC.
  reviewsNote: true,
  // Regulation (EU) 2023/988 is part of the EEA agreement.
  productSafety: true,
  // Forbrukerklageloven.
  disputes: {name: 'Forbrukertilsynet', link: 'https://www.forbrukertilsynet.no'},
  taxId,
})
