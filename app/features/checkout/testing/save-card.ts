import {HOSTED_METHOD} from './hosted-payment'
import type {SandboxHandle} from '@app/shared/test/sandbox-handle'

/** Saves the card `Visa 1111` with the token `sc_test` for a customer of the sandbox, as a paid order does. */
export function saveCard({sql}: Pick<SandboxHandle, 'sql'>, customerId: string): void {
  const custom = {
    c_providerMethod: 'card',
    c_providerToken: 'sc_test',
    c_providerInstrument: 'Visa 1111',
  }
  sql(
    `INSERT OR REPLACE INTO psp_stored_card
       (token, merchant, shopper, instrument, behaviour, created_at)
     VALUES ('sc_test', 'DEU', ?, 'Visa 1111', 'authorise', 0)`,
    customerId,
  )
  sql(
    `INSERT INTO customer_payment_instrument
       (id, customer_id, is_default, created_at, modified_at, content)
     VALUES (?, ?, 1, 0, 0, ?)`,
    `card-${customerId}`,
    customerId,
    JSON.stringify({paymentMethodId: HOSTED_METHOD, custom}),
  )
}
