import {halfWidth} from '../../common/half-width'
import type {AddressField} from './address/address-format'
import {withBusiness} from './address/business-fields'
import {firstName, lastName, MAX_ADDRESS_LINE, MAX_CITY, phone} from './address/common-fields'
import {writtenLike} from './address/european-address'
import {field} from './flags'
import type {Market, TaxId} from './market'
import {nothingPrescribed} from './nothing-prescribed'

const writtenCode = writtenLike('150-0001')

/** Converts `1500001`, also full-width, to `150-0001`. */
const postalCode = (value: string): string => writtenCode(value.replace(/^\s*〒/, ''))

const HIRAGANA = /[ぁ-ゖ]/g
const HIRAGANA_TO_KATAKANA = 0x60

/** Converts hiragana and half-width katakana to full-width katakana. */
const katakana = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .trim()

const kana = {
  help: 'address.kanaHint',
  pattern: {expression: /^[ァ-ヶー・\s]+$/, message: 'validation.kana.invalid'},
  lang: 'ja',
  span: 3,
  normalise: katakana,
} as const satisfies Partial<AddressField>

const taxId: TaxId = {name: '登録番号', pattern: '^T\\d{13}$', example: 'T1234567890123'}

/** From the largest unit to the smallest, family name first, name readings for the carrier. */
export const address = withBusiness(
  {
    countryCode: 'JP',
    fields: [
      lastName,
      firstName,
      {
        ...kana,
        name: 'c_lastNameKana',
        label: 'address.lastNameKana',
        required: 'validation.lastNameKana.required',
        maxLength: lastName.maxLength,
        autoComplete: 'off',
      },
      {
        ...kana,
        name: 'c_firstNameKana',
        label: 'address.firstNameKana',
        required: 'validation.firstNameKana.required',
        maxLength: firstName.maxLength,
        autoComplete: 'off',
      },
      {
        name: 'postalCode',
        label: 'address.postalCode.JP',
        required: 'validation.postalCode.required.JP',
        pattern: {
          expression: /^\d{3}-\d{4}$/,
          message: 'validation.postalCode.invalid.JP',
          example: '150-0001',
        },
        autoComplete: 'postal-code',
        inputMode: 'numeric',
        span: 3,
        normalise: postalCode,
      },
      {
        name: 'stateCode',
        label: 'address.prefecture',
        required: 'validation.prefecture.required',
        autoComplete: 'address-level1',
        regions: () => import('./regions/JP'),
        choose: 'address.prefectureChoose',
        span: 3,
      },
      {
        name: 'city',
        label: 'address.city.JP',
        required: 'validation.city.required.JP',
        maxLength: MAX_CITY,
        autoComplete: 'address-level2',
        span: 6,
      },
      {
        name: 'address1',
        label: 'address.address1.JP',
        required: 'validation.address1.required.JP',
        maxLength: MAX_ADDRESS_LINE,
        autoComplete: 'address-line1',
        span: 6,
      },
      {
        name: 'address2',
        label: 'address.address2.JP',
        maxLength: MAX_ADDRESS_LINE,
        autoComplete: 'address-line2',
        span: 6,
      },
      {...phone, normalise: halfWidth},
    ],
    lines: ['{lastName} {firstName}', '{address2}', '{address1}', '{city}, {state} {postalCode}'],
    local: {
      language: 'ja',
      lines: [
        '〒{postalCode}',
        '{state}{city}{address1}',
        '{address2}',
        '{lastName} {firstName} 様',
      ],
    },
  },
  taxId,
)

/** Japan. */
export const JP = (): Market => ({
  ...nothingPrescribed,
  countryCode: 'JP',
  flag: [field('#fff'), {d: 'M7.4 8a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z', fill: '#bc002d'}],
  nameOrder: 'familyFirst',
  address,
  tax: {note: 'product.taxNote.jp', included: 'cart.tax.JPN', added: 'cart.tax'},
  // Act on Specified Commercial Transactions, article 12-6: the last page says that it places the order.
  orderButton: {ja: '注文を確定する', en: 'Confirm order'},
  // Act on Regulation of Transmission of Specified Electronic Mail: consent before the first mail.
  guarantee: null,
  taxId,
})
