import {useState, type ReactNode} from 'react'
import {problemText} from '@app/shared/form/field-problem'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {TextField} from '@app/shared/ui/form/TextField'
import {checkPostalCode, postalCodeForm} from '../model/postal-code'
import {postalCodeStore} from '../postal-code-store'
import styles from './PostalCodeForm.module.css'

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
  const [text, setText] = useState(() => postalCodeStore.read(siteId))
  const [error, setError] = useState<string>()
  const {label, example, inputMode} = postalCodeForm(countryCode)
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const checked = checkPostalCode(countryCode, text)
        if ('problem' in checked) return setError(problemText(checked.problem, t))
        setError(undefined)
        setText(checked.code)
        postalCodeStore.write(siteId, checked.code)
        onCode(checked.code)
      }}
    >
      <div className={styles.row}>
        <TextField
          label={t(label)}
          help={error || !example ? undefined : t('address.postalCodeHint', {example})}
          error={error}
          value={text}
          inputMode={inputMode}
          autoComplete="postal-code"
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="secondary" className={styles.submit}>
          {action}
        </Button>
      </div>
      {children}
    </form>
  )
}
