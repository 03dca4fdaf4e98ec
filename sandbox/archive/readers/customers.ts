import type {Database} from '../../db/database'
import type {AddressInput} from '../../domains/customers/address'
import type {AddressChange} from '../../domains/customers/address-book'
import {
  deleteAddress,
  listAddresses,
  storeAddress,
} from '../../domains/customers/address-repository'
import type {Customer, CustomerProfile} from '../../domains/customers/customer'
import {
  deleteCustomer,
  findCustomerByLogin,
  findCustomerByNo,
  nextCustomerNo,
  saveCustomer,
} from '../../domains/customers/customer-repository'
import {saveExternalProfile} from '../../domains/customers/external-profile-repository'
import {hashPasswordSync} from '../../domains/customers/password-hash'
import {randomId} from '../../domains/ids'
import type {JsonValue} from '../../domains/json'
import {mergeJson} from '../merge'
import {findRow, remove, upsert} from '../row-repository'
import {customAttributes, flagOf, isDeletion} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

/** Elements of a profile by the field they fill. */
const profileElements = {
  birthday: 'birthday',
  companyName: 'company-name',
  fax: 'fax',
  firstName: 'first-name',
  jobTitle: 'job-title',
  lastName: 'last-name',
  phoneBusiness: 'phone-business',
  phoneHome: 'phone-home',
  phoneMobile: 'phone-mobile',
  preferredLocale: 'preferred-locale',
  salutation: 'salutation',
  secondName: 'second-name',
  suffix: 'suffix',
  title: 'title',
} as const

const addressElements = {
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  companyName: 'company-name',
  countryCode: 'country-code',
  firstName: 'first-name',
  jobTitle: 'job-title',
  lastName: 'last-name',
  phone: 'phone',
  postBox: 'postbox',
  postalCode: 'postal-code',
  salutation: 'salutation',
  secondName: 'second-name',
  stateCode: 'state-code',
  suffix: 'suffix',
  suite: 'suite',
  title: 'title',
} as const

/** Values of the elements that are there, under the names of their fields. */
function textsOf(node: XmlNode, elements: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(elements).flatMap(([field, element]) => {
      const text = node.string(element)
      return text === undefined ? [] : [[field, text]]
    }),
  )
}

function customOf(node: XmlNode): Record<string, JsonValue> {
  const values = Object.entries(customAttributes(node))
  return Object.fromEntries(values.map(([id, texts]) => [`c_${id}`, texts['default'] as JsonValue]))
}

/** Reads `customer-lists/{id}.xml`: the customers of a list. */
export function customerListReader(context: ReadContext, fallbackId: string): FileReader {
  let listId = fallbackId
  const customer = (node: XmlNode) => writeCustomer(context, listId, node)
  return {
    root: 'customer-list',
    start(root) {
      listId = root.attributes['list-id'] ?? fallbackId
    },
    records: {customer, 'customers/customer': customer},
  }
}

/** Reads `customers.xml` of a site: customers of the site's list, and their customer groups. */
export function customersReader(context: ReadContext): FileReader {
  const {db, siteId} = context
  const row = findRow<{preferences: string}>(db, 'site', {id: siteId})
  const preferences = JSON.parse(row?.preferences ?? '{}') as Record<string, JsonValue>
  const named = preferences['siteCustomerList'] ?? preferences['SiteCustomerList']
  const listId = typeof named === 'string' && named !== '' ? named : siteId
  return {
    root: 'customers',
    records: {
      customer: (node) => writeCustomer(context, listId, node),
      'group-assignment'(node) {
        const key = {
          site_id: siteId,
          group_id: node.required('group-id'),
          customer_no: node.required('customer-no'),
        }
        if (isDeletion(node)) remove(db, 'customer_group_member', key)
        else upsert(db, 'customer_group_member', key)
      },
    },
  }
}

function joinGroup(db: Database, siteId: string, groupId: string, customerNo: string): void {
  upsert(db, 'customer_group_member', {
    site_id: siteId,
    group_id: groupId,
    customer_no: customerNo,
  })
}

/**
 * Writes a customer. An existing customer keeps id, password and all values that the archive does
 * not contain.
 */
function writeCustomer(context: ReadContext, listId: string, node: XmlNode): void {
  const {db, report, siteId} = context
  const customerNo = node.attributes['customer-no']
  const credentials = node.first('credentials')
  const profile = node.first('profile')
  for (const ignored of ['note', 'global-party-id']) node.all(ignored)
  const email = profile?.string('email') ?? ''
  const login = credentials?.string('login') ?? email
  const before =
    (customerNo ? findCustomerByNo(db, listId, customerNo) : undefined) ??
    (login === '' ? undefined : findCustomerByLogin(db, listId, login))
  if (isDeletion(node)) {
    if (before) deleteCustomer(db, before.id)
    return
  }
  if (!before && login === '') throw node.error('a customer without login and email address')
  const holder = login === '' ? undefined : findCustomerByLogin(db, listId, login)
  if (holder && holder.id !== before?.id) throw node.error(`login ${login} is taken in ${listId}`)
  const now = Date.now()
  const created = Date.parse(profile?.string('creation-date') ?? '')
  const customer: Customer = {
    id: before?.id ?? randomId(),
    listId,
    customerNo: before?.customerNo ?? customerNo ?? nextCustomerNo(db, listId),
    login: login || (before?.login ?? ''),
    email: email || (before?.email ?? login),
    passwordHash: readPassword(credentials) ?? before?.passwordHash ?? null,
    credentialsRevision: before?.credentialsRevision ?? 0,
    enabled: credentials?.boolean('enabled-flag') ?? before?.enabled ?? true,
    profile: mergeJson(before?.profile ?? {custom: {}}, profile ? readProfile(profile) : {}),
    revision: (before?.revision ?? -1) + 1,
    createdAt: before?.createdAt ?? (Number.isNaN(created) ? now : created),
    modifiedAt: now,
    lastLoginAt: before?.lastLoginAt,
    previousLoginAt: before?.previousLoginAt,
  }
  report.meet('customer', [listId, customer.customerNo], node)
  saveCustomer(db, customer)
  for (const address of node.walk('addresses', 'address')) writeAddress(db, customer.id, address)
  for (const one of node.walk('external-profiles', 'external-profile')) {
    writeExternalProfile(db, customer, one)
  }
  for (const group of node.walk('customer-groups', 'customer-group')) {
    if (siteId) joinGroup(db, siteId, group.required('group-id'), customer.customerNo)
  }
  report.count('customers')
}

/** The hash of a password in plain text; encrypted ones are from another system and cannot be checked. */
function readPassword(credentials: XmlNode | undefined): string | undefined {
  const password = credentials?.first('password')
  for (const ignored of ['password-question', 'password-answer', 'provider-id', 'external-id']) {
    credentials?.all(ignored)
  }
  const text = password?.text.trim()
  if (!text || password?.attributes['encrypted'] === 'true') return undefined
  return hashPasswordSync(text)
}

function readProfile(node: XmlNode): CustomerProfile {
  for (const ignored of [
    'email',
    'email-verified-flag',
    'creation-date',
    'last-login-time',
    'last-visit-time',
    'customer-payment-profiles',
  ]) {
    node.all(ignored)
  }
  const gender = node.string('gender')
  const numbers: Record<string, number> = {male: 1, female: 2, '1': 1, '2': 2}
  return {
    ...textsOf(node, profileElements),
    ...(gender === undefined ? {} : {gender: numbers[gender] ?? 0}),
    custom: customOf(node),
  }
}

function writeAddress(db: Database, customerId: string, node: XmlNode): void {
  const addressId = node.required('address-id')
  const before = listAddresses(db, customerId).find((one) => one.addressId === addressId)
  if (isDeletion(node)) {
    deleteAddress(db, customerId, addressId)
    return
  }
  const texts: Partial<AddressInput> & AddressChange = textsOf(node, addressElements)
  const now = Date.now()
  storeAddress(db, customerId, {
    ...before,
    ...texts,
    addressId,
    preferred: flagOf(node, 'preferred') ?? before?.preferred ?? false,
    custom: {...before?.custom, ...customOf(node)},
    createdAt: before?.createdAt ?? now,
    modifiedAt: now,
  })
}

function writeExternalProfile(db: Database, customer: Customer, node: XmlNode): void {
  const authenticationProviderId = node.string('provider-id')
  const externalId = node.string('external-id')
  const email = node.string('email') ?? null
  node.all('last-login-time')
  if (!authenticationProviderId || !externalId) return
  const {listId, id: customerId} = customer
  saveExternalProfile(db, {listId, authenticationProviderId, externalId, customerId, email})
}
