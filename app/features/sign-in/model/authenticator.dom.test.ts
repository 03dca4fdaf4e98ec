import {answerWithPasskey, createPasskey, hasPasskeyAutofill, hasPasskeys} from '../public/passkeys'

const bytes = (value: number): ArrayBuffer => Uint8Array.of(value).buffer
const credential = {
  id: 'AA',
  rawId: bytes(0),
  response: {
    clientDataJSON: bytes(1),
    attestationObject: bytes(2),
    authenticatorData: bytes(2),
    signature: bytes(3),
  },
}
const creation = {
  rp: {id: 'shop.example', name: 'Barnholt'},
  user: {id: 'AA', name: 'mia@example.com', displayName: 'Mia'},
  challenge: 'AA',
  pubKeyCredParams: [],
}
const login = {rpId: 'shop.example', challenge: 'AA'}
const container = {create: jest.fn(), get: jest.fn()}

function setPasskeys(value: object | undefined): void {
  Object.defineProperty(window, 'PublicKeyCredential', {value, configurable: true})
}

beforeEach(() => {
  Object.defineProperty(navigator, 'credentials', {value: container, configurable: true})
})
afterEach(() => setPasskeys(undefined))

it.each([
  ['no passkeys', undefined, false, false],
  ['passkeys alone', class {}, true, false],
  [
    'no list at fields',
    class {
      static isConditionalMediationAvailable = () => Promise.resolve(false)
    },
    true,
    false,
  ],
  [
    'a list at fields',
    class {
      static isConditionalMediationAvailable = () => Promise.resolve(true)
    },
    true,
    true,
  ],
])('a browser with %s', async (_, value, passkeys, autofill) => {
  setPasskeys(value)
  expect(hasPasskeys()).toBe(passkeys)
  expect(await hasPasskeyAutofill()).toBe(autofill)
})

it('sends a new passkey and the answer to a login as JSON', async () => {
  container.create.mockResolvedValue(credential)
  container.get.mockResolvedValue(credential)
  expect(await createPasskey(creation)).toMatchObject({response: {attestationObject: 'Ag'}})
  const {signal} = new AbortController()
  const answer = await answerWithPasskey(login, {mediation: 'conditional', signal})
  expect(answer).toMatchObject({response: {signature: 'Aw'}})
  expect(container.get).toHaveBeenCalledWith({
    mediation: 'conditional',
    signal,
    publicKey: expect.objectContaining({rpId: 'shop.example'}) as unknown,
  })
})

it.each([
  ['InvalidStateError', 'passkey-exists'],
  ['NotAllowedError', 'passkey-cancelled'],
])('%s of the browser means %s', async (name, type) => {
  container.create.mockRejectedValue(new DOMException('no', name))
  await expect(createPasskey(creation)).rejects.toMatchObject({type})
})

it('takes a missing passkey for a cancelled request', async () => {
  container.get.mockResolvedValue(null)
  await expect(answerWithPasskey(login)).rejects.toMatchObject({type: 'passkey-cancelled'})
})
