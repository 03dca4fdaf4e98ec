import {needsOwnDocument} from '@common/routes'
import type {Shop} from '@app/shared/lib/shop-context'
import {isExcluded} from './excluded-pages'

/** Interface of the scripts of the chat and of the store assistant. */
interface AssistantApi {
  init: (options: {
    readonly key: string
    readonly locale: string
    readonly site: string
    readonly onClose: () => void
  }) => void
  open: () => void
  close: () => void
  /** Removes everything that the assistant put into the page. */
  destroy: () => void
}

export type AssistantId = 'chat' | 'storeAssistant'

const ASSISTANT_IDS: readonly AssistantId[] = ['chat', 'storeAssistant']

const apiOf = (id: AssistantId): AssistantApi | undefined => {
  const page = window as {chatAssistant?: AssistantApi; storeAssistant?: AssistantApi}
  return id === 'chat' ? page.chatAssistant : page.storeAssistant
}

/** The key of an assistant at its service; undefined where the site has no such assistant. */
function keyOf(id: AssistantId, {site: {services}}: Shop): string | undefined {
  return id === 'chat' ? services.chat?.botKey : services.storeAssistant?.key
}

/** The assistants of a page (rules SCRIPT-7 and SCRIPT-8); none where a payment is made. */
export function assistantsOf(shop: Shop, pathname: string): AssistantId[] {
  if (needsOwnDocument(pathname)) return []
  const excluded = shop.site.services.chat?.excludedPages
  return ASSISTANT_IDS.filter(
    (id) =>
      keyOf(id, shop) !== undefined && !isExcluded(pathname, id === 'chat' ? excluded : undefined),
  )
}

/** Removes an assistant from the page; what it throws is logged. */
export function endAssistant(id: AssistantId): void {
  try {
    apiOf(id)?.destroy()
  } catch (error) {
    console.warn(`Assistant ${id}: ${String(error)}`)
  }
}

/**
 * Opens an assistant whose script has loaded, in the place of the other one.
 * @param onClose called when the shopper closes it
 * @throws Error of the script, or when it is not usable
 */
export function openAssistant(id: AssistantId, shop: Shop, onClose: () => void): void {
  const api = apiOf(id)
  const key = keyOf(id, shop)
  if (!api || key === undefined) throw new Error(`The assistant ${id} is not usable.`)
  for (const other of ASSISTANT_IDS) if (other !== id) endAssistant(other)
  api.init({key, locale: shop.locale.id, site: shop.site.id, onClose})
  api.open()
}
