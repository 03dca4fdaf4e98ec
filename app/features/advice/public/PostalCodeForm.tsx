import type {ReactNode} from 'react'
import {problemText} from '@app/shared/form/field-problem'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {CodeForm} from '@app/shared/ui/form/CodeForm'
import {checkPostalCode, postalCodeForm, postalCodeStore} from './postal-code'

interface PostalCodeFormProps {
  action: string
  onCode: (code: string) => void
  /** Other ways to enter a location. */
  children?: ReactNode
}

/**
 * Form for the postal code, with the label and the format of the country; stores the code that was entered.
 */
export function PostalCodeForm({action, onCode, children}: PostalCodeFormProps) {
  const t = useTranslate()
  const {id: siteId, countryCode} = useShop().site
  const {label, example, inputMode} = postalCodeForm(countryCode)
  return (
    <CodeForm
      label={t(label)}
      help={example && t('address.postalCodeHint', {example})}
      inputMode={inputMode}
      autoComplete="postal-code"
      initial={postalCodeStore.read(siteId)}
      action={action}
      problemOf={(text) => {
        const checked = checkPostalCode(countryCode, text)
        return 'problem' in checked ? problemText(checked.problem, t) : undefined
      }}
      onCode={(text) => {
        const checked = checkPostalCode(countryCode, text)
        if ('problem' in checked) return undefined
        postalCodeStore.write(siteId, checked.code)
        onCode(checked.code)
        return checked.code
      }}
    >
      {children}
    </CodeForm>
  )
}
