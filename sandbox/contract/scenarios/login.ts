import assert from 'node:assert/strict'
import {effectsIn} from '../expectations'
import {clientAuthorization, loginGuest, newChallenge, redeemCode, sessionOf} from '../login'
import type {Scenario} from '../scenario'
import {Shopper} from '../shopper'

/** SLAS: sessions prove themselves by what their tokens open. */
export const loginScenarios: readonly Scenario[] = [
  {
    title: 'a guest of a public client logs in with PKCE',
    writes: false,
    effects: effectsIn('shopper-login', {
      authorizeCustomer: 'getAccessToken',
      getAccessToken: 'shopper-customers/getCustomerBaskets',
    }),
    async run(stage) {
      const guest = await loginGuest({...stage.target, clientSecret: undefined}, stage.exchanges)
      const {total} = await guest.customers.getCustomerBaskets({
        parameters: {customerId: guest.customerId},
      })
      assert.equal(total, 0)
    },
  },
  {
    title: 'a guest of a private client logs in with the secret',
    writes: false,
    needs: ['client secret'],
    effects: effectsIn('shopper-login', {getAccessToken: 'shopper-customers/getCustomerBaskets'}),
    async run(stage) {
      const answer = await stage.anonymous.login.getAccessToken({
        headers: {Authorization: clientAuthorization(stage.target)},
        body: {grant_type: 'client_credentials', channel_id: stage.target.siteId},
      })
      const guest = new Shopper(stage.target, stage.exchanges, sessionOf(answer))
      assert.equal(answer.expires_in, 1800)
      await guest.customers.getCustomerBaskets({parameters: {customerId: guest.customerId}})
    },
  },
  {
    title: 'a session goes on with its refresh token',
    writes: false,
    effects: effectsIn('shopper-login', {getAccessToken: 'shopper-customers/getCustomerBaskets'}),
    async run(stage) {
      const {target, exchanges, anonymous} = stage
      const guest = await loginGuest({...target, clientSecret: undefined}, exchanges)
      const answer = await anonymous.login.getAccessToken({
        body: {
          grant_type: 'refresh_token',
          refresh_token: guest.session?.refreshToken ?? '',
          client_id: target.clientId,
          channel_id: target.siteId,
        },
      })
      assert.equal(answer.customer_id, guest.customerId)
      assert.equal(answer.usid, guest.session?.usid)
      const same = new Shopper(target, exchanges, sessionOf(answer))
      await same.customers.getCustomerBaskets({parameters: {customerId: guest.customerId}})
    },
  },
  {
    title: 'a returning visitor keeps the usid',
    writes: false,
    effects: effectsIn('shopper-login', {authorizeCustomer: 'getAccessToken'}),
    async run({target, anonymous, exchanges}) {
      const guest = await loginGuest({...target, clientSecret: undefined}, exchanges)
      const usid = guest.session?.usid ?? ''
      const {verifier, challenge} = newChallenge()
      const redirect = await anonymous.login.authorizeCustomer(
        {
          parameters: {
            client_id: target.clientId,
            channel_id: target.siteId,
            code_challenge: challenge,
            hint: 'guest',
            redirect_uri: target.redirectUri,
            response_type: 'code',
            usid,
          },
        },
        true,
      )
      assert.equal(redirect.status, 303)
      const answer = await redeemCode(anonymous, redirect.headers.get('location') ?? '', verifier)
      assert.equal(answer.usid, usid)
    },
  },
]
