import {
  assertionJson,
  creationOptions,
  fromBase64url,
  registrationJson,
  requestOptions,
  toBase64url,
} from './webauthn-json'

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer

it.each([
  [[], ''],
  [[0], 'AA'],
  [[251, 255, 191], '-_-_'],
  [[72, 105, 33, 10], 'SGkhCg'],
])('encodes the bytes %j as %s, and decodes them', (values, text) => {
  expect(toBase64url(bytes(...values))).toBe(text)
  expect([...fromBase64url(text)]).toEqual(values)
})

it('decodes the options for a new passkey, and requires one that is stored on the device', () => {
  const options = creationOptions({
    rp: {id: 'shop.example', name: 'Barnholt'},
    user: {id: 'AA', name: 'mia@example.com', displayName: 'Mia'},
    challenge: '-_-_',
    pubKeyCredParams: [{alg: -7, type: 'public-key'}],
    timeout: 60_000,
    excludeCredentials: [{id: 'SGkhCg', transports: ['internal']}],
  })
  expect(options).toEqual({
    rp: {id: 'shop.example', name: 'Barnholt'},
    user: {id: Uint8Array.of(0), name: 'mia@example.com', displayName: 'Mia'},
    challenge: Uint8Array.of(251, 255, 191),
    pubKeyCredParams: [{alg: -7, type: 'public-key'}],
    timeout: 60_000,
    excludeCredentials: [
      {type: 'public-key', id: Uint8Array.of(72, 105, 33, 10), transports: ['internal']},
    ],
    authenticatorSelection: {residentKey: 'required', userVerification: 'preferred'},
    attestation: 'none',
  })
})

it('decodes the options for a login, with or without a list of passkeys', () => {
  const asked = {rpId: 'shop.example', challenge: 'AA'}
  expect(requestOptions(asked)).toEqual({
    rpId: 'shop.example',
    challenge: Uint8Array.of(0),
    timeout: undefined,
    allowCredentials: [],
    userVerification: 'preferred',
  })
  expect(requestOptions({...asked, allowCredentials: [{id: 'AA'}]}).allowCredentials).toEqual([
    {type: 'public-key', id: Uint8Array.of(0), transports: undefined},
  ])
})

const credential = (response: object) =>
  ({id: 'AAE', rawId: bytes(0, 1), response}) as unknown as PublicKeyCredential
const shared = {id: 'AAE', rawId: 'AAE', type: 'public-key', clientExtensionResults: {}}

it('converts a new passkey to JSON, with or without its transports', () => {
  const response = {clientDataJSON: bytes(1), attestationObject: bytes(2)}
  const json = {clientDataJSON: 'AQ', attestationObject: 'Ag'}
  expect(registrationJson(credential(response))).toEqual({
    ...shared,
    response: {...json, transports: []},
  })
  const knowing = {...response, getTransports: () => ['hybrid']}
  expect(registrationJson(credential(knowing))).toMatchObject({response: {transports: ['hybrid']}})
})

it('converts the answer to a login to JSON, with or without the user', () => {
  const response = {
    clientDataJSON: bytes(1),
    authenticatorData: bytes(2),
    signature: bytes(3),
    userHandle: null,
  }
  const json = {clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw'}
  expect(assertionJson(credential(response))).toEqual({...shared, response: json})
  expect(assertionJson(credential({...response, userHandle: bytes(4)}))).toEqual({
    ...shared,
    response: {...json, userHandle: 'BA'},
  })
})
