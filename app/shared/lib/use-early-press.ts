import {useEffect} from 'react'

/** Properties of the window that the script of the document's head sets for the app. */
interface EarlyPressWindow {
  /** The button that was last pressed before hydration. */
  earlyPress?: HTMLElement
  stopKeepingPresses?: () => void
}

/** Called when React handles every press itself. */
export const stopKeepingPresses = (): void => (window as EarlyPressWindow).stopKeepingPresses?.()

/**
 * Repeats the press of a button from before hydration. Scripts load after the first paint, so the shopper
 * can press a button earlier.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    const page = window as EarlyPressWindow
    const button = page.earlyPress
    delete page.earlyPress
    if (button?.isConnected) button.click()
  }, [])
}
