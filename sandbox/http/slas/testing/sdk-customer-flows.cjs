/**
 * Logins of customers with the unmodified SDK, outside of jest (whose module sandbox has no
 * `import()`). Usage: node sdk-customer-flows.cjs BASE_URL ORGANIZATION CLIENT_ID CLIENT_SECRET
 * LOGIN PASSWORD; prints JSON. The customer LOGIN exists.
 */
const {ShopperLogin, helpers} = require('commerce-sdk-isomorphic')

const [baseUrl, organizationId, clientId, clientSecret, username, password] = process.argv.slice(2)
const redirectURI = `${baseUrl}/callback`
const credentials = {clientSecret}

const slasClient = new ShopperLogin({
  proxy: baseUrl,
  parameters: {shortCode: 'local', organizationId, clientId, siteId: 'DEU'},
})

async function newestCode(to) {
  const response = await fetch(`${baseUrl}/outbox.json?to=${encodeURIComponent(to)}`)
  const {data} = await response.json()
  return data.find(({code}) => code)?.code
}

const outcome = (call) =>
  call.then(
    () => 'accepted',
    (error) => String(error.message),
  )

async function main() {
  const guest = await helpers.loginGuestUser({slasClient, parameters: {redirectURI, dnt: false}})
  const login = await helpers.loginRegisteredUserB2C({
    slasClient,
    credentials: {username, password},
    parameters: {redirectURI, usid: guest.usid, dnt: true},
  })
  const wrongPassword = await outcome(
    helpers.loginRegisteredUserB2C({
      slasClient,
      credentials: {username, password: 'wrong'},
      parameters: {redirectURI, dnt: false},
    }),
  )
  const privateLogin = await helpers.loginRegisteredUserB2C({
    slasClient,
    credentials: {username, password, clientSecret},
    parameters: {redirectURI, dnt: false},
  })
  const privateRefresh = await helpers.refreshAccessToken({
    slasClient,
    credentials,
    parameters: {refreshToken: privateLogin.refresh_token},
  })
  const refresh = await helpers.refreshAccessToken({
    slasClient,
    parameters: {refreshToken: login.refresh_token},
  })

  const asked = await helpers.authorizePasswordless({
    slasClient,
    credentials,
    parameters: {userid: username, mode: 'email', locale: 'fr-FR', usid: guest.usid},
  })
  const code = await newestCode(username)
  const passwordless = await helpers.getPasswordLessAccessToken({
    slasClient,
    credentials,
    parameters: {pwdlessLoginToken: code, dnt: false},
  })
  const replay = await slasClient
    .getPasswordLessAccessToken(
      {
        headers: {
          Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        },
        body: {
          grant_type: 'client_credentials',
          hint: 'pwdless_login',
          pwdless_login_token: code,
        },
      },
      true,
    )
    .then((response) => response.json())

  const reset = await slasClient.getPasswordResetToken(
    {
      headers: {Authorization: ''},
      body: {
        user_id: username,
        mode: 'email',
        channel_id: 'DEU',
        client_id: clientId,
        hint: 'cross_device',
      },
    },
    true,
  )
  const action = (token, newPassword) =>
    slasClient.resetPassword(
      {
        headers: {Authorization: ''},
        body: {
          user_id: username,
          pwd_action_token: token,
          channel_id: 'DEU',
          client_id: clientId,
          new_password: newPassword,
          hint: 'cross_device',
        },
      },
      true,
    )
  const badReset = await (await action('00000000', 'Kirschgarten-5')).json()
  const resetDone = await action(await newestCode(username), 'Kirschgarten-5')
  const afterReset = await helpers.loginRegisteredUserB2C({
    slasClient,
    credentials: {username, password: 'Kirschgarten-5'},
    parameters: {redirectURI, dnt: false},
  })
  const logout = await helpers.logout({
    slasClient,
    parameters: {
      accessToken: afterReset.access_token,
      refreshToken: afterReset.refresh_token,
    },
  })

  console.log(
    JSON.stringify({
      guest,
      login,
      wrongPassword,
      privateLogin,
      privateRefresh,
      refresh,
      asked: asked.status ?? 200,
      passwordless,
      replay,
      reset: reset.status,
      badReset,
      resetDone: resetDone.status,
      afterReset,
      logout,
    }),
  )
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
