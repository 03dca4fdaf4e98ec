import type {HTMLInputAutoCompleteAttribute, InputHTMLAttributes} from 'react'
import type {MessageId} from '@app/shared/i18n/messages'
import type {Region} from '../regions/region'

/** Fields of SCAPI `OrderAddress` that forms fill; readings of names are custom attributes. */
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

/** An address as a form holds it; a field the country does not know stays empty. */
export type AddressValues = Readonly<Record<AddressFieldName, string>> & {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** One field of a country's address form. */
export interface AddressField {
  readonly name: AddressFieldName
  readonly label: MessageId
  readonly help?: MessageId
  /** Message when empty; a field without one is optional. */
  readonly required?: MessageId
  readonly pattern?: {
    readonly expression: RegExp
    readonly message: MessageId
    readonly example?: string
  }
  /** Characters. */
  readonly maxLength?: number
  /** HTML autofill token, without the section and the kind of address. */
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly type?: 'text' | 'tel'
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoCapitalize?: 'none' | 'characters' | 'words'
  /** Language of the field's content where it is not the page's. */
  readonly lang?: string
  /** Share of the row: of 6 columns. */
  readonly span: 2 | 3 | 4 | 6
  /** The choices of a select. */
  readonly regions?: readonly Region[]
  /** First, empty choice of a select. */
  readonly choose?: MessageId
  /** Brings what was typed into the country's form before it is checked. */
  readonly normalise?: (value: string) => string
}

/** How a country writes addresses, as data (rule CHECK-2). */
export interface AddressFormat {
  readonly countryCode: string
  /** In the order of the form. */
  readonly fields: readonly AddressField[]
  /**
   * Lines of a written address: `{field}` stands for a value, `{state}` for the name of the region. Empty
   * lines are left out. `local` is for texts in the country's own language where that differs.
   */
  readonly lines: readonly string[]
  readonly local?: {readonly language: string; readonly lines: readonly string[]}
}
