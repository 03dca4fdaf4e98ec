import type {SandboxHandle} from '@app/shared/test/sandbox-handle'

/** Payment method of the test shop that is paid at the provider after the order is placed. */
export const HOSTED_METHOD = 'ONLINE_PAYMENT'

/** Adds the method to a site of the sandbox. */
export function addHostedMethod(sandbox: Pick<SandboxHandle, 'sql'>, siteId = 'DEU'): void {
  sandbox.sql(
    `INSERT OR REPLACE INTO payment_method (site_id, id, position, enabled, name, description,
       processor_id, limits, countries, currencies, customer_groups, custom)
     VALUES (?, ?, 9, 1, '{"default": "Pay online"}', '{}', 'HOSTED_PAYMENT', '{}', '[]', '[]', '[]',
       '{}')`,
    siteId,
    HOSTED_METHOD,
  )
}

/** Test cards of the sandbox's provider. */
export const CARDS = {
  accepted: '4111111111111111',
  declined: '4000000000000002',
  challenged: '4000000000003220',
} as const

/** Pays on the provider's page as a shopper does. @param origin origin of the provider */
export async function payOnPage(
  origin: string,
  sessionId: string,
  number: string = CARDS.accepted,
): Promise<void> {
  await fetch(`${origin}/psp/pay/${sessionId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    body: new URLSearchParams({
      method: 'card',
      number,
      expiry: '12/39',
      securityCode: '123',
    }).toString(),
  })
}
