import {useEffect} from 'react'
import {fillField, type FieldState, type FormField} from './fill-field'

/** Properties of the window that the script of the document's head sets for the app. */
interface EarlyWindow {
  /** Buttons pressed and fields filled before hydration, in order; a button has no state. */
  earlyActions?: Map<HTMLElement, FieldState | undefined>
  stopKeepingPresses?: () => void
  stopKeepingFields?: () => void
}

/** Called when React handles every press itself. */
export const stopKeepingPresses = (): void => (window as EarlyWindow).stopKeepingPresses?.()

async function repeatActions({earlyActions = new Map()}: EarlyWindow): Promise<void> {
  const actions = [...earlyActions]
  earlyActions.clear()
  for (const [element, state] of actions) {
    // React renders each action before the next one.
    await undefined
    if (!element.isConnected) continue
    if (state === undefined) element.click()
    else fillField(element as FormField, state)
  }
}

/**
 * Repeats what the shopper did before hydration. Scripts load after the first paint, so a button can be pressed and a
 * field filled earlier; hydration would reset the field, or keep its text from the state.
 */
export function useEarlyActions(): void {
  useEffect(() => {
    const page = window as EarlyWindow
    page.stopKeepingFields?.()
    void repeatActions(page)
  }, [])
}
