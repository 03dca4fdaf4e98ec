import {
  type ActionCode,
  CODE_MINUTES,
  MailPermit,
  redeemActionCode,
  setPassword,
} from 'commerce-sandbox/domains/auth'
import {
  type Customer,
  findCustomersByEmail,
  requireAcceptable,
  updateCustomer,
} from 'commerce-sandbox/domains/customers'
import {addresseeName, sendMail} from 'commerce-sandbox/domains/outbox'
import {
  ApiProblem,
  inEqualTime,
  type Sandbox,
  type SessionContext,
  shopLink,
} from 'commerce-sandbox/plugin'

/** Input of the account calls: without a token a code is mailed, with one it is redeemed. */
export interface AccountRequest {
  readonly email: string
  readonly token?: string
  readonly password?: string
}

const accountOf = ({db, site}: SessionContext, email: string) =>
  findCustomersByEmail(db, site.customerListId, email)[0]

/** Mails a code to the address when it has an account; the answer takes equally long when it has none. */
function mailCode(
  context: SessionContext,
  email: string,
  mail: (permit: MailPermit, customer: Customer) => void,
): Promise<void> {
  const permit = MailPermit.request(context, email)
  return inEqualTime(() => {
    const customer = accountOf(context, email)
    if (customer) mail(permit, customer)
  })
}

function redeem(
  {db, site, client}: SessionContext,
  action: ActionCode['action'],
  userId: string,
  token: string,
): void {
  if (redeemActionCode(db, action, token, {siteId: site.id, userId, client})) return
  throw new ApiProblem(400, 'invalid-token', 'Invalid Token', 'The token is wrong or too old.')
}

/**
 * Activates an account by mailed code: `c_activated` of the customer becomes true. An address
 * without an account gets the same answer. Throws `ApiProblem` 400 for a wrong code.
 */
export async function activate(
  sandbox: Sandbox,
  context: SessionContext,
  {email, token}: AccountRequest,
) {
  if (token === undefined) {
    await mailCode(context, email, (permit, customer) => {
      const {login, profile} = customer
      const {db, site, locale} = context
      const code = permit.issueCode({action: 'activate', siteId: site.id, userId: login})
      const link = shopLink(sandbox, site, '/activate-account', {locale, activate: code, email})
      const hours = CODE_MINUTES.activate / 60
      const values = {code, hours, link, ...addresseeName(profile)}
      sendMail(db, site, {locale, to: email, template: 'accountActivation', values})
    })
    return {activated: false}
  }
  const customer = accountOf(context, email)
  redeem(context, 'activate', customer?.login ?? email, token)
  if (customer) {
    const custom = {...customer.profile.custom, c_activated: true}
    await updateCustomer(context, customer.id, {profile: {custom}})
  }
  return {activated: true}
}

/**
 * Mails a code for a new password, or sets one with it. Throws `ApiProblem` 400 for a wrong code,
 * InvalidPassword for a weak password.
 */
export async function resetPassword(
  sandbox: Sandbox,
  context: SessionContext,
  {email, token, password}: AccountRequest,
) {
  if (token === undefined || password === undefined) {
    await mailCode(context, email, (permit, {login}) => {
      const {db, site, locale} = context
      const code = permit.issueCode({action: 'reset', siteId: site.id, userId: login})
      const link = shopLink(sandbox, site, sandbox.links.shopPages.reset, {
        locale,
        token: code,
        email,
      })
      const values = {code, minutes: CODE_MINUTES.reset, link}
      sendMail(db, site, {locale, to: email, template: 'passwordReset', values})
    })
    return {sent: true} as const
  }
  const customer = accountOf(context, email)
  // A password that the rules refuse does not use the code up.
  requireAcceptable(password, context.site)
  redeem(context, 'reset', customer?.login ?? email, token)
  if (customer) await setPassword(context, customer.id, password)
  return {changed: true} as const
}
