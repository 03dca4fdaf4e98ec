import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import type {Customer, CustomerProfile} from './customer'
import {loginKey} from './customer'

interface CustomerRow {
  id: string
  list_id: string
  customer_no: string
  login: string
  email: string
  password_hash: string | null
  credentials_revision: number
  enabled: number
  profile: string
  revision: number
  created_at: number
  modified_at: number
  last_login_at: number | null
  previous_login_at: number | null
}

function toCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    listId: row.list_id,
    customerNo: row.customer_no,
    login: row.login,
    email: row.email,
    passwordHash: row.password_hash,
    credentialsRevision: row.credentials_revision,
    enabled: row.enabled === 1,
    profile: JSON.parse(row.profile) as CustomerProfile,
    revision: row.revision,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    lastLoginAt: row.last_login_at ?? undefined,
    previousLoginAt: row.previous_login_at ?? undefined,
  }
}

export function findCustomer(db: Database, id: string): Customer | undefined {
  const row = queryOne<CustomerRow>(db, 'SELECT * FROM customer WHERE id = ?', id)
  return row && toCustomer(row)
}

export function findCustomerByLogin(
  db: Database,
  listId: string,
  login: string,
): Customer | undefined {
  const row = queryOne<CustomerRow>(
    db,
    'SELECT * FROM customer WHERE list_id = ? AND login_key = ?',
    listId,
    loginKey(login),
  )
  return row && toCustomer(row)
}

export function findCustomerByNo(
  db: Database,
  listId: string,
  customerNo: string,
): Customer | undefined {
  const row = queryOne<CustomerRow>(
    db,
    'SELECT * FROM customer WHERE list_id = ? AND customer_no = ?',
    listId,
    customerNo,
  )
  return row && toCustomer(row)
}

/** Returns the customers with an email address; several logins may have the same one. */
export function findCustomersByEmail(db: Database, listId: string, email: string): Customer[] {
  return queryAll<CustomerRow>(
    db,
    'SELECT * FROM customer WHERE list_id = ? AND email = ? COLLATE NOCASE ORDER BY created_at, id',
    listId,
    email,
  ).map(toCustomer)
}

/**
 * Returns the customer data that every authenticated request uses; undefined when there is no such
 * enabled customer.
 */
export function customerFacts(
  db: Database,
  id: string,
): {credentialsRevision: number; customerNo: string; email: string} | undefined {
  return queryOne(
    db,
    `SELECT credentials_revision AS credentialsRevision, customer_no AS customerNo, email
     FROM customer WHERE id = ? AND enabled = 1`,
    id,
  )
}

const COLUMNS = [
  'id',
  'list_id',
  'customer_no',
  'login',
  'login_key',
  'email',
  'password_hash',
  'credentials_revision',
  'enabled',
  'profile',
  'revision',
  'created_at',
  'modified_at',
  'last_login_at',
  'previous_login_at',
]

/** Inserts or updates a customer. The id never changes. */
export function saveCustomer(db: Database, customer: Customer): void {
  const changes = COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`)
  execute(
    db,
    `INSERT INTO customer (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')}`,
    customer.id,
    customer.listId,
    customer.customerNo,
    customer.login,
    loginKey(customer.login),
    customer.email,
    customer.passwordHash,
    customer.credentialsRevision,
    customer.enabled ? 1 : 0,
    JSON.stringify(customer.profile),
    customer.revision,
    customer.createdAt,
    customer.modifiedAt,
    customer.lastLoginAt ?? null,
    customer.previousLoginAt ?? null,
  )
}

/** Deletes a customer with addresses, payment instruments and external profiles. */
export function deleteCustomer(db: Database, id: string): boolean {
  return execute(db, 'DELETE FROM customer WHERE id = ?', id) > 0
}

/** Returns the next free customer number of a list: eight digits. Call it in the inserting transaction. */
export function nextCustomerNo(db: Database, listId: string): string {
  for (;;) {
    const row = queryAll<{last_number: number}>(
      db,
      `INSERT INTO customer_sequence (list_id, last_number) VALUES (?, 1)
       ON CONFLICT (list_id) DO UPDATE SET last_number = last_number + 1
       RETURNING last_number`,
      listId,
    )[0]
    const customerNo = String(row?.last_number ?? 0).padStart(8, '0')
    if (!findCustomerByNo(db, listId, customerNo)) return customerNo
  }
}
