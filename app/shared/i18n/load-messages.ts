import type {CompiledMessages} from './messages'

/** Id of the link in the head that preloads the messages of the page's locale. */
export const MESSAGES_LINK_ID = 'messages'

let loaded: CompiledMessages = {}

/** Messages for the first render in the browser. */
export const loadedMessages = (): CompiledMessages => loaded

/**
 * Loads the messages of the page before hydration. When the file is missing the English texts that
 * ship with the code are shown (spec 2: "if missing, … inline default text shows").
 */
export async function loadMessages(): Promise<void> {
  const link = document.getElementById(MESSAGES_LINK_ID)
  try {
    const response = await fetch((link as HTMLLinkElement).href)
    if (!response.ok) throw new Error(`status ${response.status}`)
    loaded = (await response.json()) as CompiledMessages
  } catch (error) {
    console.warn(`Translations could not be loaded: ${String(error)}`)
    const fallback = await import('@app/generated/default-messages.json')
    loaded = fallback.default as unknown as CompiledMessages
  }
}
