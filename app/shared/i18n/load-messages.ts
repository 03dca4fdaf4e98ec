import type {CompiledMessages} from './messages'

/** Name of the meta element with the address of the page's messages. */
export const MESSAGES_META = 'messages'

/** Time that the page waits for its messages, in milliseconds: it does not answer before. */
const TIMEOUT_MS = 10_000

let loaded: CompiledMessages = {}

/** Messages for the first render in the browser. */
export const loadedMessages = (): CompiledMessages => loaded

async function fetchMessages(): Promise<CompiledMessages> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${MESSAGES_META}]`)
  const response = await fetch((meta as HTMLMetaElement).content, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const texts: unknown = await response.json()
  if (typeof texts !== 'object' || texts === null) throw new Error('the file has no texts')
  return texts as CompiledMessages
}

/** The English texts of the bundle; none when they cannot be loaded either, so that the page works without. */
const defaultMessages = (): Promise<CompiledMessages> =>
  import('@app/generated/default-messages.json').then(
    (module) => module.default as unknown as CompiledMessages,
    () => ({}),
  )

/**
 * Loads the messages of the page before hydration. When the file is missing, broken or late, the English texts of the
 * bundle are shown (rule ERROR-14).
 */
export async function loadMessages(): Promise<void> {
  loaded = await fetchMessages().catch((error: unknown) => {
    console.warn(`Translations could not be loaded: ${String(error)}`)
    return defaultMessages()
  })
}
