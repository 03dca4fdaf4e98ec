import {forwardRef, type InputHTMLAttributes} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {TextField} from '@app/shared/ui/form/TextField'

interface EmailFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  error?: string
  /** "Email address" when absent. */
  label?: string
}

/** The address of an account; browsers offer it with the stored password. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(
  {label, ...props},
  ref,
) {
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
      label={label ?? t('address.email')}
    />
  )
})
