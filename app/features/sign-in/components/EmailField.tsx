import {forwardRef, type InputHTMLAttributes} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {TextField} from '@app/shared/ui/form/TextField'

interface EmailFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  error?: string
}

/** The address of an account; browsers offer it with the stored password. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(
  function EmailField(props, ref) {
    const t = useTranslate()
    return (
      <TextField
        autoComplete="username"
        {...props}
        ref={ref}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('address.email')}
      />
    )
  },
)
