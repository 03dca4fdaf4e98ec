import {createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject} from 'node:crypto'

/**
 * An authenticator in software with discoverable ES256 passkeys (WebAuthn level 2, attestation `none`). It takes the
 * JSON of options and returns the JSON of credentials, as `PublicKeyCredential.toJSON()` does.
 */

interface StoredPasskey {
  readonly id: string
  readonly rpId: string
  readonly userHandle: string
  readonly privateKey: KeyObject
  signCount: number
}

interface CreationOptions {
  readonly challenge: string
  readonly rp: {readonly id: string}
  readonly user: {readonly id: string}
  readonly excludeCredentials?: readonly {readonly id: string}[]
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
  readonly allowCredentials?: readonly {readonly id: string}[]
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url')
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** Head of a CBOR item (RFC 8949): major type and length or value below 65,536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

/** The public key in the form of COSE. */
function coseKey(publicKey: KeyObject): Buffer {
  const {x = '', y = ''} = publicKey.export({format: 'jwk'})
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

function authenticatorData(rpId: string, flags: number, signCount: number, rest?: Buffer): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(signCount)
  const parts = [sha256(rpId), Buffer.from([flags]), counter, rest ?? Buffer.alloc(0)]
  return Buffer.concat(parts)
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({type, challenge, origin, crossOrigin: false}))

/** @param origin origin of the page that uses the authenticator */
export function createAuthenticator(origin: string) {
  const passkeys: StoredPasskey[] = []

  /** Creates a passkey. @throws Error when the authenticator has one of the excluded */
  const create = ({challenge, rp, user, excludeCredentials = []}: CreationOptions) => {
    if (passkeys.some(({id}) => excludeCredentials.some((excluded) => excluded.id === id))) {
      throw new Error('The authenticator has a passkey of this account.')
    }
    const rawId = randomBytes(32)
    const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'})
    const id = base64url(rawId)
    passkeys.push({id, rpId: rp.id, userHandle: user.id, privateKey, signCount: 0})
    const length = Buffer.from([rawId.length >> 8, rawId.length & 255])
    const credential = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)])
    const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authenticatorData(rp.id, flags, 0, credential))],
    ])
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    }
  }

  /** Signs in with the newest passkey that fits. @throws Error when there is none */
  const get = ({challenge, rpId, allowCredentials = []}: RequestOptions) => {
    const passkey = passkeys.findLast(
      (stored) =>
        stored.rpId === rpId &&
        (allowCredentials.length === 0 || allowCredentials.some(({id}) => id === stored.id)),
    )
    if (!passkey) throw new Error('The authenticator has no passkey for this page.')
    passkey.signCount += 1
    const data = authenticatorData(rpId, USER_PRESENT | USER_VERIFIED, passkey.signCount)
    const client = clientData('webauthn.get', challenge, origin)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(passkey.privateKey)
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: passkey.userHandle,
      },
      clientExtensionResults: {},
    }
  }

  return {passkeys, create, get}
}

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>
