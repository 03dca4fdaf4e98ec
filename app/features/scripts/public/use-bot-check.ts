import {useQueryClient} from '@tanstack/react-query'
import {scriptUse} from '@config/scripts/script-uses'
import {useShop} from '@app/shared/lib/shop-context'
import {botCheckKeyQuery} from '../api/get-bot-check-key'
import {isOffline, type ApiFault} from '@common/fault'
import {loadDeclared, type DeclaredScript} from '@app/shared/lib/load-declared'
import type {MessageId} from '@app/shared/i18n/messages'

/**
 * The invisible bot check of the site, which loads with its first call (rule ERROR-12).
 * @returns function that gives a token for an action; it throws BotCheckError
 */
export function useBotCheck(): (action: string) => Promise<string> {
  const shop = useShop()
  const queries = useQueryClient()
  return async (action) => {
    const key = await queries.fetchQuery(botCheckKeyQuery(shop)).catch(() => undefined)
    const script = scriptUse('botCheck', {site: shop.site, localeId: shop.locale.id})
    return botCheckToken(script, key, action)
  }
}

interface BotCheck {
  ready: (run: () => void) => void
  execute: (key: string, options: {action: string}) => Promise<string>
}

const TEXTS = {
  'botCheck.notInitialized': 'Recaptcha not initialized!',
  'botCheck.failed': 'Recaptcha failed!',
} as const satisfies Partial<Record<MessageId, string>>

/** Failure of the bot check, with the message that the form shows (rule ERROR-12). */
export class BotCheckError extends Error {
  constructor(readonly messageId: keyof typeof TEXTS) {
    super(TEXTS[messageId])
  }
}

/**
 * Message of a failed bot check, which is the cause of a fault; undefined for any other failure, and without a connection,
 * which is the cause then.
 */
export const botCheckMessage = ({cause}: ApiFault): keyof typeof TEXTS | undefined =>
  cause instanceof BotCheckError && !isOffline() ? cause.messageId : undefined

/** Time limit of the check in milliseconds; the shopper is waiting with a completed form. */
const TIMEOUT_MS = 10_000

const timeOut = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Timed out.')), TIMEOUT_MS)
  })

const botCheck = (): BotCheck | undefined => (window as {grecaptcha?: BotCheck}).grecaptcha

/**
 * A token of the invisible bot check for one action.
 * @param script script of the check, null where the site has none
 * @param key the site's public key
 * @throws BotCheckError 'Recaptcha not initialized!' or, also when it does not answer in time, 'Recaptcha failed!'
 */
export async function botCheckToken(
  script: DeclaredScript | null,
  key: string | undefined,
  action: string,
): Promise<string> {
  if (!script || !key) throw new BotCheckError('botCheck.notInitialized')
  await loadDeclared(script).catch(() => undefined)
  const check = botCheck()
  if (!check) throw new BotCheckError('botCheck.notInitialized')
  try {
    const ready = new Promise<void>((resolve) => check.ready(resolve))
    return await Promise.race([ready.then(() => check.execute(key, {action})), timeOut()])
  } catch {
    throw new BotCheckError('botCheck.failed')
  }
}
