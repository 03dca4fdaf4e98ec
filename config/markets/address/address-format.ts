import type {HTMLInputAutoCompleteAttribute, InputHTMLAttributes} from 'react'
import type base from '../../../translations/en-GB.json'
import type {Region} from '../regions/region'

/** Id of a text of the shop: a key of `translations/en-GB.json`. */
export type MessageId = keyof typeof base

/** Fields of SCAPI `OrderAddress` that the forms fill; readings of names and the tax number are custom attributes. */
export type AddressFieldName =
  | 'firstName'
  | 'lastName'
  | 'c_firstNameKana'
  | 'c_lastNameKana'
  | 'address1'
  | 'address2'
  | 'postalCode'
  | 'city'
  | 'stateCode'
  | 'phone'
  | 'companyName'
  | 'c_taxId'

/** The values of an address form; a field that the country does not use stays empty. */
export type AddressValues = Readonly<Record<AddressFieldName, string>> & {
  /** Country code, ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** One field of a country's address form. */
export interface AddressField {
  readonly name: AddressFieldName
  readonly label: MessageId
  /** Values for placeholders of the label, in the country's own words. */
  readonly labelValues?: Readonly<Record<string, string>>
  /** `business`: a field for companies, which the form shows on request. */
  readonly group?: 'business'
  readonly help?: MessageId
  /** Message shown when the field is empty; a field without this message is optional. */
  readonly required?: MessageId
  readonly pattern?: {
    readonly expression: RegExp
    readonly message: MessageId
    readonly example?: string
  }
  /** Maximum length in characters. */
  readonly maxLength?: number
  /** HTML autofill token, without the section and the kind of address. */
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly type?: 'text' | 'tel'
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoCapitalize?: 'none' | 'characters' | 'words'
  /** Language of the field's content where it differs from the page's language. */
  readonly lang?: string
  /** Width of the field in columns of a 6-column row. */
  readonly span: 2 | 3 | 4 | 6
  /** Loads the options of a select field: lists are long, and most forms need none. */
  readonly regions?: () => Promise<{readonly regions: readonly Region[]}>
  /** Label of the first, empty option of a select field. */
  readonly choose?: MessageId
  /** Converts the input to the country's format before validation. */
  readonly normalise?: (value: string) => string
}

/** The address format of a country, as data (rule CHECK-2). */
export interface AddressFormat {
  readonly countryCode: string
  /** The fields in the order of the form. */
  readonly fields: readonly AddressField[]
  /**
   * Lines of a written address: `{field}` is replaced with a value, `{state}` with the name of the
   * region. Empty lines are left out, and the country follows. `local` is for texts in the country's own language where
   * that differs; no country follows.
   */
  readonly lines: readonly string[]
  /** Name of the tax number of a company, in the country's own words. */
  readonly taxIdName?: string
  readonly local?: {readonly language: string; readonly lines: readonly string[]}
}
