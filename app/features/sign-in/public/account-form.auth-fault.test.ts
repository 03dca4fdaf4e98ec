import {ApiFault} from '@common/fault'
import {
  loginFault,
  passkeyFault,
  passwordlessFault,
  registrationFault,
  resetFault,
  resetRequestFault,
  socialFault,
} from './account-form'

const fault = (status: number, type: string, title = '', values = {}) =>
  new ApiFault({status, type, title, detail: title, arguments: values})

test.each([
  [loginFault, fault(401, 'invalid-client', 'Invalid Credentials'), 'auth.error.credentials'],
  [loginFault, fault(401, 'http-401', 'Unauthorized'), 'auth.error.credentials'],
  [loginFault, fault(403, 'activation-needed'), 'auth.error.activation'],
  [loginFault, fault(503, 'http-503'), 'error.generic'],
  [loginFault, fault(0, 'offline'), 'error.offline'],
  [loginFault, fault(429, 'too-many-requests', '', {seconds: 4}), 'auth.error.wait'],
  [loginFault, fault(429, 'http-429'), 'error.tooManyRequests'],
  [registrationFault, fault(400, 'login-already-in-use'), 'auth.error.registered'],
  [registrationFault, fault(400, 'x', 'Login Already In Use'), 'auth.error.registered'],
  [registrationFault, fault(400, 'invalid-password'), 'validation.password.invalid'],
  [registrationFault, fault(400, 'invalid-email'), 'validation.email.invalidShort'],
  [
    registrationFault,
    fault(400, 'bad-request', 'customer.firstName is not valid.'),
    'validation.firstName.invalid',
  ],
  [
    registrationFault,
    fault(400, 'bad-request', 'customer.lastName is not valid.'),
    'validation.lastName.invalid',
  ],
  [registrationFault, fault(503, 'http-503', 'customer.email'), 'error.generic'],
  [registrationFault, fault(500, 'http-500'), 'error.generic'],
  [passwordlessFault, fault(400, 'invalid-grant', 'Invalid token.'), 'auth.error.token'],
  [passwordlessFault, fault(501, 'feature-unavailable'), 'auth.error.unavailable'],
  [
    passwordlessFault,
    fault(400, 'invalid-request', "The callback_uri doesn't match the registered callbacks."),
    'auth.error.unavailable',
  ],
  [
    passwordlessFault,
    fault(403, 'insufficient-scope', 'Passwordless Permissions Error for clientId:x'),
    'auth.error.unavailable',
  ],
  [
    passwordlessFault,
    fault(400, 'invalid-request', 'The client secret is not provided.'),
    'auth.error.unavailable',
  ],
  [passwordlessFault, fault(403, 'activation-needed'), 'auth.error.activation'],
  [passwordlessFault, fault(500, 'http-500'), 'error.generic'],
  [resetFault, fault(400, 'invalid-grant', 'Invalid token.'), 'auth.error.token'],
  [resetFault, fault(500, 'http-500'), 'error.generic'],
  [
    resetRequestFault,
    fault(400, 'invalid-request', "The callback_uri doesn't match the registered callbacks."),
    'auth.error.unavailable',
  ],
  [resetRequestFault, fault(503, 'http-503'), 'error.generic'],
  [socialFault, fault(400, 'x', "The redirect_uri doesn't match"), 'auth.error.redirect'],
  [socialFault, fault(409, 'x', 'Login already in use'), 'auth.error.registered'],
  [socialFault, fault(501, 'feature-unavailable'), 'auth.error.unavailable'],
  [socialFault, fault(502, 'http-502'), 'error.generic'],
  [passkeyFault, fault(0, 'passkey-cancelled'), 'passkey.cancelled'],
  [passkeyFault, fault(0, 'passkey-exists'), 'passkey.exists'],
  [passkeyFault, fault(401, 'http-401'), 'passkey.unknown'],
  [passkeyFault, fault(401, 'session-ended'), 'error.sessionExpired'],
  [passkeyFault, fault(403, 'activation-needed'), 'auth.error.activation'],
])('%p says the text of its row (%#)', (textOf, given, id) => {
  expect(textOf(given).id).toBe(id)
})
