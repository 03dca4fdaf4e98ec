/**
 * Guest logins with the unmodified SDK, outside of jest (whose module sandbox has no `import()`).
 * Usage: node sdk-flows.cjs BASE_URL ORGANIZATION CLIENT_ID CLIENT_SECRET; prints JSON.
 */
const {ShopperLogin, helpers} = require('commerce-sdk-isomorphic')

const [baseUrl, organizationId, clientId, clientSecret] = process.argv.slice(2)
const redirectURI = `${baseUrl}/callback`

const slasClient = new ShopperLogin({
  proxy: baseUrl,
  throwOnBadResponse: true,
  parameters: {shortCode: 'local', organizationId, clientId, siteId: 'DEU'},
})

async function main() {
  const publicLogin = await helpers.loginGuestUser({
    slasClient,
    parameters: {redirectURI, dnt: false},
  })
  const sameGuest = await helpers.loginGuestUser({
    slasClient,
    parameters: {redirectURI, usid: publicLogin.usid, dnt: true},
  })
  const publicRefresh = await helpers.refreshAccessToken({
    slasClient,
    parameters: {refreshToken: publicLogin.refresh_token},
  })
  const replay = await helpers
    .refreshAccessToken({slasClient, parameters: {refreshToken: publicLogin.refresh_token}})
    .then(() => null)
    .catch(async (error) => ({status: error.response.status, body: await error.response.json()}))

  const credentials = {clientSecret}
  const privateLogin = await helpers.loginGuestUserPrivate({
    slasClient,
    credentials,
    parameters: {dnt: true},
  })
  const privateRefresh = await helpers.refreshAccessToken({
    slasClient,
    credentials,
    parameters: {refreshToken: privateLogin.refresh_token},
  })
  const logout = await helpers.logout({
    slasClient,
    parameters: {
      accessToken: publicRefresh.access_token,
      refreshToken: publicRefresh.refresh_token,
    },
  })

  console.log(
    JSON.stringify({
      publicLogin,
      sameGuest,
      publicRefresh,
      replay,
      privateLogin,
      privateRefresh,
      logout,
    }),
  )
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
