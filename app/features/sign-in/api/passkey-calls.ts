import {postSession} from '@app/features/session/api/post-session'
import type {Shop} from '@app/shared/lib/shop-context'
import type {CreationOptionsJson, RequestOptionsJson} from '../model/webauthn-json'

/** A passkey of the customer. */
export interface Passkey {
  readonly id: string
  readonly name: string
}

/** The passkeys of the customer, with their query key. */
export const passkeysQuery = ({site}: Shop, customerId: string) => ({
  queryKey: ['account', customerId, 'passkeys', site.id],
  queryFn: async (): Promise<Passkey[]> => {
    const {passkeys} = await postSession<{passkeys: Passkey[]}>(site.id, 'passkey/list')
    return passkeys
  },
})

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
export const addPasskey = (
  {site}: Shop,
  {token, credential}: {token: string; credential: object},
): Promise<void> => postSession(site.id, 'passkey/add', {token, credential})

/** Deletes a passkey. @throws ApiFault (rejects) */
export const removePasskey = ({site}: Shop, id: string): Promise<void> =>
  postSession(site.id, 'passkey/remove', {id})
