import {loadScript} from './load-script'

interface BotCheck {
  ready: (run: () => void) => void
  execute: (key: string, options: {action: string}) => Promise<string>
}

const botCheck = (): BotCheck | undefined => (window as {grecaptcha?: BotCheck}).grecaptcha

/**
 * A token of the invisible bot check for one action.
 * @param script address of the check, undefined where the site has none
 * @param key the site's public key
 * @throws Error 'Recaptcha not initialized!' or 'Recaptcha failed!' (spec 8 "Recaptcha")
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
    await new Promise<void>((resolve) => check.ready(resolve))
    return await check.execute(key, {action})
  } catch {
    throw new Error('Recaptcha failed!')
  }
}
