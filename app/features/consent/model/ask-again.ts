let asked = false
const listeners = new Set<() => void>()

function set(value: boolean): void {
  asked = value
  for (const listener of [...listeners]) listener()
}

/** Opens the question of consent anew, from "Cookie settings" in the footer. */
export const askAgain = (): void => set(true)

/** The question was answered or closed. */
export const stopAsking = (): void => set(false)

export const isAskedAgain = (): boolean => asked

/** @returns ends the subscription */
export function onAskAgain(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
