import {useEffect} from 'react'

/** What `app/static/start.js` leaves for the app. */
interface EarlyPressWindow {
  /** The button that was last pressed before the app listened. */
  earlyPress?: HTMLElement
  stopKeepingPresses?: () => void
}

/** From here on React hears every press itself. */
export const stopKeepingPresses = (): void => (window as EarlyPressWindow).stopKeepingPresses?.()

/**
 * Presses again what the shopper pressed while the scripts were on their way. Scripts load after the
 * first paint, so a fast finger can be earlier than they are.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    const page = window as EarlyPressWindow
    const button = page.earlyPress
    delete page.earlyPress
    if (button?.isConnected) button.click()
  }, [])
}
