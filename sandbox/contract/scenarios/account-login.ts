import assert from 'node:assert/strict'
import {effectsIn, expectRefusal, present} from '../expectations'
import {clientAuthorization, loginCustomer, newChallenge, sessionOf} from '../login'
import {codeMailedTo} from '../outbox'
import type {Scenario} from '../scenario'
import {Shopper} from '../shopper'

const effects = (map: Record<string, string>) => effectsIn('shopper-login', map)

/** SLAS for people with an account. */
export const accountLoginScenarios: readonly Scenario[] = [
  {
    title: 'a customer logs in, keeps the usid, and logs out for good',
    writes: true,
    effects: effects({
      authenticateCustomer: 'shopper-customers/getCustomer',
      getUserInfo: 'shopper-customers/getCustomer',
      logoutCustomer: 'getAccessToken',
    }),
    async run(stage) {
      const {shopper, guest, login, password} = await stage.registered()
      const {target, exchanges, anonymous} = stage
      const {customerId, session} = shopper
      assert.equal(session?.usid, guest.session?.usid)
      const customer = await shopper.customers.getCustomer({parameters: {customerId}})
      assert.equal(customer.login, login)
      const authorization = `Bearer ${session?.accessToken}`
      const info: unknown = await anonymous.login.getUserInfo({
        headers: {authorization},
        parameters: {channel_id: target.siteId},
      })
      assert.ok(JSON.stringify(info).includes(login), 'userinfo names the login')
      await assert.rejects(loginCustomer(guest, exchanges, {login, password: `${password}x`}))
      await anonymous.login.logoutCustomer({
        headers: {authorization},
        parameters: {
          client_id: target.clientId,
          refresh_token: session?.refreshToken ?? '',
          channel_id: target.siteId,
        },
      })
      const refused = await expectRefusal(400, () =>
        anonymous.login.getAccessToken({
          body: {
            grant_type: 'refresh_token',
            refresh_token: session?.refreshToken ?? '',
            client_id: target.clientId,
            channel_id: target.siteId,
          },
        }),
      )
      assert.equal(refused['message'], 'invalid refresh_token')
    },
  },
  {
    title: 'a token tells about itself until it is revoked',
    writes: false,
    needs: ['client secret'],
    effects: effects({introspectToken: 'revokeToken', revokeToken: 'introspectToken'}),
    async run(stage) {
      const {target, anonymous} = stage
      const guest = await stage.guest()
      const headers = {Authorization: clientAuthorization(target)}
      const token = guest.session?.refreshToken ?? ''
      const body = {token, token_type_hint: 'refresh_token'}
      const introspect = async () =>
        (await anonymous.login.introspectToken({headers, body})) as unknown as {active: boolean}
      assert.equal((await introspect()).active, true)
      await anonymous.login.revokeToken({headers, body})
      assert.equal((await introspect()).active, false)
    },
  },
  {
    title: 'the discovery document leads to the keys that sign the tokens',
    writes: false,
    effects: effects({
      getWellknownOpenidConfiguration: 'getJwksUri',
      getJwksUri: 'getAccessToken',
    }),
    async run(stage) {
      const {anonymous} = stage
      const document = (await anonymous.login.getWellknownOpenidConfiguration()) as unknown as {
        jwks_uri: string
      }
      assert.ok(document.jwks_uri.endsWith('/jwks'))
      const {keys} = (await anonymous.login.getJwksUri()) as {keys: {kid: string}[]}
      const {session} = await stage.guest()
      const [head = ''] = (session?.accessToken ?? '').split('.')
      const {kid} = JSON.parse(Buffer.from(head, 'base64url').toString()) as {kid: string}
      assert.ok(keys.some((key) => key.kid === kid))
    },
  },
  {
    title: 'a mailed code logs a customer in without a password',
    writes: true,
    needs: ['client secret', 'outbox'],
    effects: effects({
      authorizePasswordlessCustomer: 'getPasswordLessAccessToken',
      getPasswordLessAccessToken: 'shopper-customers/getCustomer',
    }),
    async run(stage) {
      const {target, exchanges, anonymous} = stage
      const {login, guest} = await stage.registered()
      const headers = {Authorization: clientAuthorization(target)}
      await anonymous.login.authorizePasswordlessCustomer(
        {
          headers,
          body: {
            user_id: login,
            mode: 'email',
            locale: target.locale,
            usid: guest.session?.usid ?? '',
            channel_id: target.siteId,
          },
        },
        true,
      )
      const redeem = (code: string) =>
        anonymous.login.getPasswordLessAccessToken({
          headers,
          body: {
            grant_type: 'client_credentials',
            hint: 'pwdless_login',
            pwdless_login_token: code,
            code_verifier: newChallenge().verifier,
          },
        })
      const code = await codeMailedTo(stage, login)
      const shopper = new Shopper(target, exchanges, sessionOf(await redeem(code)))
      const {customerId} = shopper
      const customer = await shopper.customers.getCustomer({parameters: {customerId}})
      assert.equal(customer.login, login)
      await assert.rejects(redeem(code), 'a code works once')
    },
  },
  {
    title: 'a mailed code sets a new password',
    writes: true,
    needs: ['outbox'],
    effects: effects({
      getPasswordResetToken: 'resetPassword',
      resetPassword: 'authenticateCustomer',
    }),
    async run(stage) {
      const {target, exchanges, anonymous} = stage
      const {login, guest, password} = await stage.registered()
      const {verifier, challenge} = newChallenge()
      const shared = {user_id: login, channel_id: target.siteId, client_id: target.clientId}
      await anonymous.login.getPasswordResetToken(
        {body: {...shared, mode: 'email', hint: 'cross_device', code_challenge: challenge}},
        true,
      )
      await anonymous.login.resetPassword(
        {
          body: {
            ...shared,
            pwd_action_token: await codeMailedTo(stage, login),
            new_password: `${password}9`,
            code_verifier: verifier,
            hint: 'cross_device',
          },
        },
        true,
      )
      await assert.rejects(loginCustomer(guest, exchanges, {login, password}))
      const again = await loginCustomer(guest, exchanges, {login, password: `${password}9`})
      assert.ok(present(again.session, 'a session').accessToken)
    },
  },
  {
    title: 'a system that is trusted acts for a customer and for a guest',
    writes: true,
    needs: ['client secret'],
    effects: effects({getTrustedSystemAccessToken: 'shopper-customers/getCustomer'}),
    async run(stage) {
      const {shopper, login} = await stage.registered()
      const {target, exchanges, anonymous} = stage
      const tokenFor = async (login_id: string) =>
        anonymous.login.getTrustedSystemAccessToken({
          headers: {authorization: clientAuthorization(target)},
          body: {
            grant_type: 'client_credentials',
            hint: 'ts_ext_on_behalf_of',
            client_id: target.clientId,
            channel_id: target.siteId,
            idp_origin: 'ecom',
            login_id,
          },
        })
      const session = sessionOf(await tokenFor(login))
      assert.equal(session.customerId, shopper.customerId)
      const agent = new Shopper(target, exchanges, session)
      const {customerId} = session
      const customer = await agent.customers.getCustomer({parameters: {customerId}})
      assert.equal(customer.login, login)
      const guest = sessionOf(await tokenFor('guest'))
      assert.notEqual(guest.customerId, customerId)
      await expectRefusal(400, () => tokenFor('contract-nobody@example.test'))
    },
  },
]
