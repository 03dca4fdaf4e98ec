/** Sessions, codes that are mailed, and proofs of the owner of an account. */
export type {ActionCode} from '../../../domains/auth/action-code-repository'
export {CODE_MINUTES, MailPermit, redeemActionCode} from '../../../domains/auth/action-codes'
export {deleteCustomerGrants} from '../../../domains/auth/auth-repository'
export {setPassword} from '../../../domains/auth/change-password'
export type {ShopperContext} from '../../../domains/auth/claims'
export {
  createOwnerCode,
  requireOwnerProof,
  type OwnerProof,
} from '../../../domains/auth/owner-proof'
export {hashSecret, randomSecret, secretsEqual} from '../../../domains/auth/secrets'
export {
  identityProviders,
  readPendingLogin,
  signIdentity,
} from '../../../domains/auth/identity-provider'
export {signingKey} from '../../../domains/auth/signing-key'
export {callbackPath} from '../../../http/slas/identity-callback-route'
