import type {CompiledMessages} from './messages'

/** Name of the meta element with the address of the page's messages. */
export const MESSAGES_META = 'messages'

let loaded: CompiledMessages = {}

/** Messages for the first render in the browser. */
export const loadedMessages = (): CompiledMessages => loaded

/**
 * Loads the messages of the page before hydration. When the file is missing the English texts of the bundle
 * are shown (rule ERROR-14).
 */
export async function loadMessages(): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${MESSAGES_META}]`)
  try {
    const response = await fetch((meta as HTMLMetaElement).content)
    if (!response.ok) throw new Error(`status ${response.status}`)
    loaded = (await response.json()) as CompiledMessages
  } catch (error) {
    console.warn(`Translations could not be loaded: ${String(error)}`)
    const fallback = await import('@app/generated/default-messages.json')
    loaded = fallback.default as unknown as CompiledMessages
  }
}
