import {useQueryClient} from '@tanstack/react-query'
import {scriptUse} from '@config/scripts/script-uses'
import {useShop} from '@app/shared/lib/shop-context'
import {botCheckKeyQuery} from './api/get-bot-check-key'
import {botCheckToken} from './model/bot-check-token'

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
