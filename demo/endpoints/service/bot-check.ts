import type {Database} from 'commerce-sandbox/database'
import {useToken} from 'commerce-sandbox/domains/limits'
import type {Site} from 'commerce-sandbox/domains/sites'

/**
 * Whether the token of the invisible bot check is one of the sandbox's own check for one of the actions and the site's
 * key (`/third-party/captcha.js`): `sandbox-{action}-{key}`, with a dot and an own part behind it. A token counts once. A
 * site without a key has no check.
 */
export function passesBotCheck(
  {db, site}: {readonly db: Database; readonly site: Pick<Site, 'id' | 'preferences'>},
  actions: readonly string[],
  token = '',
): boolean {
  const key = site.preferences['reCaptchaPublicKey']
  if (typeof key !== 'string' || key === '') return true
  const isOurs = actions.some((action) => {
    const start = `sandbox-${action}-${key}`
    return token === start || token.startsWith(`${start}.`)
  })
  return isOurs && useToken(db, 'bot-check', `${site.id} ${token}`)
}
