import {loadScript} from './load-script'

interface BotCheck {
  ready: (run: () => void) => void
  execute: (key: string, options: {action: string}) => Promise<string>
}

/** Time limit of the check in milliseconds; the shopper is waiting with a completed form. */
const TIMEOUT_MS = 10_000

const timeOut = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Timed out.')), TIMEOUT_MS)
  })

const botCheck = (): BotCheck | undefined => (window as {grecaptcha?: BotCheck}).grecaptcha

/**
 * A token of the invisible bot check for one action.
 * @param script address of the check, undefined where the site has none
 * @param key the site's public key
 * @throws Error 'Recaptcha not initialized!' or, also when it does not answer in time, 'Recaptcha failed!'
 */
export async function botCheckToken(
  script: string | undefined,
  key: string | undefined,
  action: string,
): Promise<string> {
  if (!script || !key) throw new Error('Recaptcha not initialized!')
  await loadScript(script).catch(() => undefined)
  const check = botCheck()
  if (!check) throw new Error('Recaptcha not initialized!')
  try {
    const ready = new Promise<void>((resolve) => check.ready(resolve))
    return await Promise.race([ready.then(() => check.execute(key, {action})), timeOut()])
  } catch {
    throw new Error('Recaptcha failed!')
  }
}
