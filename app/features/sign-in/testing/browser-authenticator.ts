import type {CredentialJson, TestAuthenticator} from '@app/shared/test/sandbox-handle'
import {fromBase64url, toBase64url} from '../model/webauthn-json'

const text = (value: BufferSource): string =>
  toBase64url((value as Uint8Array<ArrayBuffer>).slice().buffer)
const binary = (value: unknown): ArrayBuffer => fromBase64url(String(value)).buffer

/** Options of the browser's API as JSON. */
const optionsJson = (options: {
  challenge: BufferSource
  rp?: {id?: string}
  rpId?: string
  user?: {id: BufferSource}
  excludeCredentials?: PublicKeyCredentialDescriptor[]
  allowCredentials?: PublicKeyCredentialDescriptor[]
}) => {
  const ids = (list: PublicKeyCredentialDescriptor[] = []) => list.map(({id}) => ({id: text(id)}))
  return {
    challenge: text(options.challenge),
    rp: options.rp,
    rpId: options.rpId,
    user: options.user && {id: text(options.user.id)},
    excludeCredentials: ids(options.excludeCredentials),
    allowCredentials: ids(options.allowCredentials),
  }
}

/** A credential as the browser's API returns it. */
const credentialOf = ({id, response}: CredentialJson) => ({
  id,
  rawId: binary(id),
  type: 'public-key',
  response: {
    ...Object.fromEntries(
      Object.entries(response)
        .filter(([name]) => name !== 'transports')
        .map(([name, value]) => [name, binary(value)]),
    ),
    getTransports: () => response['transports'] ?? [],
  },
})

/**
 * Gives the page passkeys, which an authenticator in software answers; a shopper who cannot answer is one who cancels.
 * @returns takes them away
 */
export function installPasskeys(authenticator: TestAuthenticator): () => void {
  const refuse = (name: string) => Object.assign(new Error(name), {name})
  const credentials = {
    create: async ({publicKey}: {publicKey: PublicKeyCredentialCreationOptions}) => {
      try {
        return credentialOf(authenticator.create(optionsJson(publicKey) as never))
      } catch {
        throw refuse('InvalidStateError')
      }
    },
    get: async ({publicKey}: {publicKey: PublicKeyCredentialRequestOptions}) => {
      try {
        return credentialOf(authenticator.get(optionsJson(publicKey) as never))
      } catch {
        throw refuse('NotAllowedError')
      }
    },
  }
  Object.defineProperty(navigator, 'credentials', {value: credentials, configurable: true})
  Object.defineProperty(window, 'PublicKeyCredential', {
    value: class {},
    configurable: true,
    writable: true,
  })
  return () => {
    Reflect.deleteProperty(navigator, 'credentials')
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  }
}
