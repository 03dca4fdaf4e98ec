import {useState} from 'react'
import {useWatch} from 'react-hook-form'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {TextField} from '@app/shared/ui/form/TextField'
import {setNewPassword} from '../api/session-calls'
import {
  newPasswordProblems,
  plainCode,
  type NewPasswordValues,
  resetFault,
} from '../public/account-form'
import {EmailField, PasswordField, PasswordStrength} from '../public/PasswordField'
import styles from './auth.module.css'

interface NewPasswordFormProps {
  /** Values of the link in the mail; '' when the page was opened without. */
  email: string
  token: string
}

/** Sets a new password with the code of a mail. */
export function NewPasswordForm({email, token}: NewPasswordFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const [done, setDone] = useState(false)
  const {form, busy, submit, failure} = useFormCall<NewPasswordValues>({
    values: {email, token, password: ''},
    check: newPasswordProblems,
    send: async (values) => {
      await setNewPassword(shop, {
        email: values.email.trim(),
        token: plainCode(values.token),
        password: values.password,
      })
      setDone(true)
    },
    textOf: resetFault,
  })
  const {errors} = form.formState
  const password = useWatch({control: form.control, name: 'password'})
  if (done) {
    return (
      <div className={styles.said} role="status">
        <p>{t('auth.newPassword.done')}</p>
        <ButtonLink to={paths.login()}>{t('auth.signIn')}</ButtonLink>
      </div>
    )
  }
  return (
    <FormFrame onSubmit={submit} failure={failure}>
      <div className={styles.fields}>
        <EmailField {...form.register('email')} id="new-email" error={errors.email?.message} />
        <TextField
          {...form.register('token')}
          id="new-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t('auth.code')}
          error={errors.token?.message}
        />
        <div>
          <PasswordField
            {...form.register('password')}
            id="new-password"
            autoComplete="new-password"
            label={t('auth.password.new')}
            error={errors.password?.message}
          />
          <PasswordStrength password={password} />
        </div>
      </div>
      <Button block type="submit" busy={busy}>
        {t('auth.newPassword.save')}
      </Button>
    </FormFrame>
  )
}
