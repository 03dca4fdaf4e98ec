import {ApiFault} from '@common/fault'
import {
  assertionJson,
  creationOptions,
  registrationJson,
  requestOptions,
  type CreationOptionsJson,
  type RequestOptionsJson,
} from './webauthn-json'

/** Whether the browser has passkeys. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

/** Whether the browser offers passkeys in the list of stored logins of a field. */
export const hasPasskeyAutofill = async (): Promise<boolean> =>
  hasPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true

const fault = (type: string): ApiFault =>
  new ApiFault({type, status: 0, title: '', detail: '', arguments: {}})

/** Asks the authenticator. @throws ApiFault `passkey-cancelled` or `passkey-exists` */
async function ask(run: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await run().catch((error: unknown) => {
    const {name} = error as {name?: string}
    throw fault(name === 'InvalidStateError' ? 'passkey-exists' : 'passkey-cancelled')
  })
  if (!credential) throw fault('passkey-cancelled')
  return credential as PublicKeyCredential
}

/** Creates a passkey on this device. @throws ApiFault (rejects) */
export async function createPasskey(options: CreationOptionsJson): Promise<object> {
  const publicKey = creationOptions(options)
  return registrationJson(await ask(() => navigator.credentials.create({publicKey})))
}

/**
 * Signs in with a passkey of this device: the shopper chooses it in a dialog, or with `mediation` `conditional` in the
 * list of stored logins of a field.
 * @throws ApiFault (rejects)
 */
export async function answerWithPasskey(
  options: RequestOptionsJson,
  request: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<object> {
  const publicKey = requestOptions(options)
  return assertionJson(await ask(() => navigator.credentials.get({...request, publicKey})))
}
