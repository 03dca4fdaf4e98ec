/** An error in the browser. */
export type Trouble =
  | ErrorEvent
  | PromiseRejectionEvent
  | {readonly type: 'caught'; readonly message: string; readonly stack?: string}

/**
 * Errors from before the listeners were attached. `app/static/start.js` creates the list; the reporter
 * takes its entries and replaces its `push`.
 */
export interface TroubleWindow {
  trouble?: {push(trouble: Trouble): unknown; splice(start: number): Trouble[]}
}

/** Reports an error that was caught and shown, and that no listener of the window receives. */
export function reportCaught(message: string, stack?: string): void {
  ;(window as TroubleWindow).trouble?.push({type: 'caught', message, stack})
}
