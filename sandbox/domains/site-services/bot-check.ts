import type {Site} from '../sites/site-registry'

/**
 * Whether the token of the invisible bot check is one of the sandbox's own check for the action and the site's key
 * (`/third-party/captcha.js`). A site without a key has no check.
 */
export function passesBotCheck(
  {preferences}: Pick<Site, 'preferences'>,
  action: string,
  token: string | undefined,
): boolean {
  const key = preferences['reCaptchaPublicKey']
  if (typeof key !== 'string' || key === '') return true
  return token === `sandbox-${action}-${key}`
}
