import {knownAddressFormat} from '@app/features/address/public/address-rules'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'
import type {MessageId} from '@app/shared/i18n/messages'
import {createBrowserStore} from '@app/shared/lib/browser-store'

/** Label and format of postal codes in a country, as in its address form. */
export interface PostalCodeForm {
  readonly label: MessageId
  /** A valid code. */
  readonly example?: string
  readonly inputMode?: 'numeric' | 'text'
}

const fieldOf = (countryCode: string | null) =>
  knownAddressFormat(countryCode ?? '')?.fields.find(({name}) => name === 'postalCode')

export function postalCodeForm(countryCode: string | null): PostalCodeForm {
  const field = fieldOf(countryCode)
  const example = field?.pattern?.example
  return {
    label: field?.label ?? 'address.postalCode',
    ...(example && {example}),
    ...(field?.inputMode === 'numeric' && {inputMode: 'numeric' as const}),
  }
}

export type CheckedPostalCode = {readonly code: string} | {readonly problem: FieldProblem}

/** A postal code in the format of its country, or the problem with it. */
export function checkPostalCode(countryCode: string | null, text: string): CheckedPostalCode {
  const field = fieldOf(countryCode)
  const code = (field?.normalise?.(text) ?? text).trim()
  const problem = field
    ? textProblem(code, field)
    : textProblem(code, {
        label: 'address.postalCode',
        required: 'validation.postalCode.required',
        maxLength: 10,
      })
  return problem ? {problem} : {code}
}

function readCode(stored: string | null): string {
  try {
    const parsed: unknown = JSON.parse(stored ?? '""')
    return typeof parsed === 'string' ? parsed : ''
  } catch {
    return ''
  }
}

/** The shopper's last postal code, so that it is entered once and not on every page. */
export const postalCodeStore = createBrowserStore('postal-code', readCode)
