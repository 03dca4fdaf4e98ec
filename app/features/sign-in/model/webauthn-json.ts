/**
 * Options and credentials of WebAuthn between JSON, with binary values as base64url, and the browser's API. Browsers
 * that have passkeys do not all have `parseCreationOptionsFromJSON` and `toJSON`.
 */

interface DescriptorJson {
  readonly id: string
  readonly transports?: readonly string[]
}

/** Options for a new passkey. */
export interface CreationOptionsJson {
  readonly rp: {readonly id: string; readonly name: string}
  readonly user: {readonly id: string; readonly name: string; readonly displayName: string}
  readonly challenge: string
  readonly pubKeyCredParams: readonly {readonly alg: number; readonly type: 'public-key'}[]
  readonly timeout?: number
  readonly excludeCredentials?: readonly DescriptorJson[]
}

/** Options for a login. */
export interface RequestOptionsJson {
  readonly rpId: string
  readonly challenge: string
  /** Milliseconds. */
  readonly timeout?: number
  readonly allowCredentials?: readonly DescriptorJson[]
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

export function toBase64url(bytes: ArrayBuffer): string {
  const binary = [...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const descriptors = (list: readonly DescriptorJson[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({id, transports}) => ({
    type: 'public-key',
    id: fromBase64url(id),
    transports: transports as AuthenticatorTransport[] | undefined,
  }))

/** The passkey is stored on the device, so that a login needs no name. */
export const creationOptions = ({
  rp,
  user,
  challenge,
  pubKeyCredParams,
  timeout,
  excludeCredentials,
}: CreationOptionsJson): PublicKeyCredentialCreationOptions => ({
  rp,
  user: {...user, id: fromBase64url(user.id)},
  challenge: fromBase64url(challenge),
  pubKeyCredParams: [...pubKeyCredParams],
  timeout,
  excludeCredentials: descriptors(excludeCredentials),
  authenticatorSelection: {residentKey: 'required', userVerification: 'preferred'},
  attestation: 'none',
})

export const requestOptions = ({
  rpId,
  challenge,
  timeout,
  allowCredentials,
}: RequestOptionsJson): PublicKeyCredentialRequestOptions => ({
  rpId,
  challenge: fromBase64url(challenge),
  timeout,
  allowCredentials: descriptors(allowCredentials),
  userVerification: 'preferred',
})

const common = ({id, rawId}: PublicKeyCredential) => ({
  id,
  rawId: toBase64url(rawId),
  type: 'public-key',
  clientExtensionResults: {},
})

/** A new passkey as JSON. */
export function registrationJson(credential: PublicKeyCredential): object {
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...common(credential),
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      attestationObject: toBase64url(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  }
}

/** The answer to a login as JSON. */
export function assertionJson(credential: PublicKeyCredential): object {
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    ...common(credential),
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      authenticatorData: toBase64url(response.authenticatorData),
      signature: toBase64url(response.signature),
      ...(response.userHandle && {userHandle: toBase64url(response.userHandle)}),
    },
  }
}
