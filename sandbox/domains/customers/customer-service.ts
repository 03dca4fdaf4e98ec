import type {Database} from '../../db/database'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import {limitPasswords} from '../limits/limits'
import type {Site} from '../sites/site-registry'
import type {Customer, CustomerProfile} from './customer'
import {loginKey} from './customer'
import {
  findCustomer,
  findCustomerByLogin,
  findCustomerByNo,
  nextCustomerNo,
  saveCustomer,
} from './customer-repository'
import type {CardKeeper} from './provider-card'
import {hashPassword, passwordMatches} from './password-hash'
import {requireAcceptable} from './password-rules'
import {changeCustom} from '../custom-values'

/** Shop and site that the customers belong to. */
export interface CustomerScope extends CardKeeper {
  readonly site: Site
  /** Network address of the client; absent inside the sandbox. */
  readonly client?: string
}

/** Data of a new account. */
export interface Registration {
  readonly login: string
  readonly email: string
  readonly profile: CustomerProfile
  readonly customerNo?: string
  /** Password; a customer without one can log in only with mailed codes. */
  readonly password?: string
}

const EMAIL = /^[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[^\s@<>()"',;:.]+$/

/** True for a text with the form of an email address. */
export const isEmailAddress = (email: string): boolean => EMAIL.test(email) && email.length <= 256

/** Checks an email address. Throws InvalidEmail when it is not valid. */
export function requireEmail(email: string): void {
  if (isEmailAddress(email)) return
  throw new CommerceFault('InvalidEmail', `The email address '${email}' is not valid.`, {email})
}

/**
 * Creates an account. Throws LoginAlreadyInUse, InvalidPassword, InvalidEmail, and InvalidCustomer
 * for a customer number that is already in use.
 */
export async function registerCustomer(
  {db, site}: CustomerScope,
  registration: Registration,
): Promise<Customer> {
  const {login, email, profile, password} = registration
  const listId = site.customerListId
  requireEmail(email)
  // The login is checked before the slow hash calculation, and again inside the transaction.
  requireFreeLogin(db, listId, login)
  if (password !== undefined) requireAcceptable(password, site)
  const passwordHash = password === undefined ? null : await hashPassword(password)
  return db
    .transaction(() => {
      requireFreeLogin(db, listId, login)
      const now = Date.now()
      const customer: Customer = {
        id: randomId(),
        listId,
        customerNo: freeCustomerNo(db, listId, registration.customerNo),
        login: login.trim(),
        email,
        passwordHash,
        credentialsRevision: 0,
        enabled: true,
        profile,
        revision: 0,
        createdAt: now,
        modifiedAt: now,
      }
      saveCustomer(db, customer)
      return customer
    })
    .immediate()
}

function requireFreeLogin(db: Database, listId: string, login: string): void {
  if (!findCustomerByLogin(db, listId, login)) return
  throw new CommerceFault('LoginAlreadyInUse', `The login '${login}' is already in use.`, {login})
}

function freeCustomerNo(db: Database, listId: string, customerNo: string | undefined): string {
  if (customerNo === undefined) return nextCustomerNo(db, listId)
  if (!findCustomerByNo(db, listId, customerNo)) return customerNo
  throw new CommerceFault(
    'InvalidCustomer',
    `The customer number '${customerNo}' is already in use.`,
    {customerNo},
  )
}

/**
 * Returns the customer with this login and password, or null; disabled customers are not accepted. Wrong passwords count
 * for the login, whether or not it has an account. Throws TooManyAttempts.
 */
export function authenticate(
  {db, site, client}: CustomerScope,
  login: string,
  password: string,
): Promise<Customer | null> {
  const {customerListId} = site
  const account = `${customerListId} ${loginKey(login)}`
  return limitPasswords(db, {account, client}, async () => {
    const customer = findCustomerByLogin(db, customerListId, login)
    const matches = await passwordMatches(password, customer?.passwordHash ?? null)
    return customer?.enabled && matches ? customer : null
  })
}

/** Checks the password that authorizes a change of an account. Throws InvalidPassword, TooManyAttempts. */
export async function requirePassword(
  scope: CustomerScope,
  {login}: Customer,
  password: string | undefined,
): Promise<void> {
  if (await authenticate(scope, login, password ?? '')) return
  throw new CommerceFault('InvalidPassword', 'The current password is missing or wrong.')
}

/** Stores the time of a customer's login; the profile is not marked as changed. */
export function noteLogin(db: Database, customerId: string, now = Date.now()): void {
  db.transaction(() => {
    const customer = findCustomer(db, customerId)
    if (!customer) return
    saveCustomer(db, {...customer, previousLoginAt: customer.lastLoginAt, lastLoginAt: now})
  }).immediate()
}

/** Returns the customer with an id. Throws CustomerNotFound. */
export function requireCustomer({db, site}: CustomerScope, customerId: string): Customer {
  const customer = findCustomer(db, customerId)
  if (customer?.listId === site.customerListId) return customer
  throw new CommerceFault(
    'CustomerNotFound',
    `No customer with ID '${customerId}' could be found.`,
    {customerId},
  )
}

/** Fields of a customer that can be changed; fields that are left out are kept. */
export interface CustomerChange {
  readonly login?: string
  /** Current password, which authorizes a change of the login. */
  readonly currentPassword?: string
  readonly email?: string
  readonly profile?: Partial<CustomerProfile>
}

/**
 * Changes profile, email and login. Throws CustomerNotFound, InvalidEmail, LoginAlreadyInUse,
 * InvalidPassword when the login is changed without the current password, TooManyAttempts, and ResourceStateConflict
 * when `isExpected` returns false for the stored state.
 */
export async function updateCustomer(
  scope: CustomerScope,
  customerId: string,
  change: CustomerChange,
  isExpected: (customer: Customer) => boolean = () => true,
): Promise<Customer> {
  const {db} = scope
  if (change.email !== undefined) requireEmail(change.email)
  const customer = requireCustomer(scope, customerId)
  if (change.login !== undefined && change.login !== customer.login) {
    await requirePassword(scope, customer, change.currentPassword)
  }
  return db
    .transaction(() => {
      const before = requireCustomer(scope, customerId)
      if (!isExpected(before)) {
        throw new CommerceFault(
          'ResourceStateConflict',
          `The customer with ID '${customerId}' was changed in the meantime.`,
          {customerId},
        )
      }
      const {login = before.login, email = before.email, profile = {}} = change
      if (login.toLowerCase() !== before.login.toLowerCase()) {
        requireFreeLogin(db, before.listId, login)
      }
      const custom = changeCustom(before.profile.custom, profile.custom)
      const after: Customer = {
        ...before,
        login,
        email,
        profile: {...before.profile, ...profile, custom},
        revision: before.revision + 1,
        modifiedAt: Date.now(),
      }
      saveCustomer(db, after)
      return after
    })
    .immediate()
}
