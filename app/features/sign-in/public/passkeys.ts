import {defineMutation, defineQuery} from '@app/shared/api/define-query'
import {postSession} from '@app/features/session/public/post-session'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  type CreationOptionsJson,
  type RequestOptionsJson,
  assertionJson,
  creationOptions,
  registrationJson,
  requestOptions,
} from '../model/webauthn-json'
import {ApiFault} from '@common/fault'

/** A passkey of the customer. */
export interface Passkey {
  readonly id: string
  readonly name: string
}

/** The passkeys of the customer, with their query key. */
export const {query: passkeysQuery, use: usePasskeys} = defineQuery({
  key: ['passkeys'],
  scope: 'customer',
  read: async ({site}): Promise<Passkey[]> => {
    const {passkeys} = await postSession<{passkeys: Passkey[]}>(site.id, 'passkey/list')
    return passkeys
  },
})

interface Owned {
  readonly customerId: string
}

const passkeysOf = (shop: Shop, {customerId}: Owned) => [passkeysQuery(shop, {customerId})]

/** Options for a login. @throws ApiFault (rejects) */
export const requestPasskeyLogin = ({site}: Shop): Promise<RequestOptionsJson> =>
  postSession(site.id, 'passkey/login-options')

/** Mails a code with which a passkey can be added. @throws ApiFault (rejects) */
export const requestPasskeyCode = ({site, locale}: Shop): Promise<void> =>
  postSession(site.id, 'passkey/code', {locale: locale.id})

/** Options for a new passkey. @throws ApiFault (rejects) with status 400 for a wrong or expired code */
export const requestPasskeyCreation = (
  {site}: Shop,
  {token, name}: {token: string; name: string},
): Promise<CreationOptionsJson> => postSession(site.id, 'passkey/creation-options', {token, name})

/** Stores a new passkey. @throws ApiFault (rejects) */
export const useAddPasskey = defineMutation({
  call: (
    {site},
    {token, credential}: Owned & {readonly token: string; readonly credential: object},
  ): Promise<void> => postSession(site.id, 'passkey/add', {token, credential}),
  invalidates: passkeysOf,
})

/** Deletes a passkey. @throws ApiFault (rejects) */
export const useRemovePasskey = defineMutation({
  call: ({site}, {id}: Owned & {readonly id: string}): Promise<void> =>
    postSession(site.id, 'passkey/remove', {id}),
  invalidates: passkeysOf,
})

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
