import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useAction} from '@app/features/faults/public/use-action'
import {
  useAddPasskey,
  usePasskeys,
  useRemovePasskey,
  requestPasskeyCode,
  requestPasskeyCreation,
  type Passkey,
  createPasskey,
  hasPasskeys,
} from '@app/features/sign-in/public/passkeys'
import {codeProblem, plainCode, passkeyFault} from '@app/features/sign-in/public/account-form'
import {textProblem} from '@app/shared/form/field-problem'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormBlock, FormFrame} from '@app/shared/ui/form/FormFrame'
import {TextField} from '@app/shared/ui/form/TextField'
import {showToast} from '@app/shared/ui/toast'
import styles from './profile.module.css'

/** Maximum length of a name in characters (`nickName` of SLAS). */
const MAX_NAME = 32

interface OwnerProps {
  customerId: string
  email: string
}

interface NewPasskey {
  token: string
  name: string
}

/** Takes the code of the mail and creates a passkey on this device. */
function NewPasskeyForm({customerId, email, onAdded}: OwnerProps & {onAdded: () => void}) {
  const t = useTranslate()
  const shop = useShop()
  const addPasskey = useAddPasskey()
  const {form, busy, submit, failure} = useFormCall<NewPasskey>({
    values: {token: '', name: t('passkey.defaultName')},
    check: ({token, name}) => ({
      token: codeProblem(token),
      name: textProblem(name, {
        label: 'passkey.name',
        required: 'passkey.name.required',
        maxLength: MAX_NAME,
      }),
    }),
    send: async (values) => {
      const token = plainCode(values.token)
      const options = await requestPasskeyCreation(shop, {token, name: values.name.trim()})
      await addPasskey({customerId, token, credential: await createPasskey(options)})
      onAdded()
      showToast({title: t('passkey.added'), status: 'success'})
    },
    textOf: passkeyFault,
  })
  const {errors} = form.formState
  return (
    <FormFrame
      width="section"
      onSubmit={submit}
      failure={failure}
      lead={<p role="status">{t('passkey.code.sent', {email})}</p>}
    >
      <TextField
        {...form.register('token')}
        id="passkey-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('auth.code')}
        error={errors.token?.message}
      />
      <TextField
        {...form.register('name')}
        id="passkey-name"
        label={t('passkey.name')}
        error={errors.name?.message}
      />
      <Button type="submit" busy={busy}>
        {t('passkey.create')}
      </Button>
    </FormFrame>
  )
}

/** A passkey, and the button that removes it. */
function PasskeyRow({passkey, customerId}: {passkey: Passkey; customerId: string}) {
  const t = useTranslate()
  const removePasskey = useRemovePasskey()
  const {busy, run} = useAction(async () => {
    await removePasskey({customerId, id: passkey.id})
    showToast({title: t('passkey.removed'), status: 'success'})
  })
  return (
    <li className={styles.passkey}>
      <span>{passkey.name}</span>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={t('passkey.remove.label', {name: passkey.name})}
        onClick={() => void run()}
      >
        {t('passkey.remove')}
      </Button>
    </li>
  )
}

/** Asks for the code, then shows the form. */
function AddPasskey(owner: OwnerProps) {
  const t = useTranslate()
  const shop = useShop()
  const {busy, done, run, forget} = useAction(() => requestPasskeyCode(shop))
  if (!hasPasskeys()) return <p>{t('passkey.unsupported')}</p>
  if (done) return <NewPasskeyForm {...owner} onAdded={forget} />
  return (
    <Button variant="secondary" busy={busy} onClick={() => void run()}>
      {t('passkey.add')}
    </Button>
  )
}

/** The passkeys of a customer: add, list and remove. Default export: loaded where the site has passkeys. */
export default function PasskeySection(owner: OwnerProps) {
  const t = useTranslate()
  const {customerId} = owner
  const {data: passkeys, isError, refetch} = usePasskeys({customerId})
  return (
    <section aria-labelledby="profile-passkeys">
      <h2 id="profile-passkeys">{t('passkey.title')}</h2>
      <FormBlock width="section">
        <p>{t('passkey.text')}</p>
        {isError && (
          <div role="alert">
            <p>{t('error.generic')}</p>
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        {passkeys && passkeys.length > 0 && (
          <ul className={styles.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} customerId={customerId} />
            ))}
          </ul>
        )}
        {passkeys?.length === 0 && <p>{t('passkey.none')}</p>}
        <AddPasskey {...owner} />
      </FormBlock>
    </section>
  )
}
