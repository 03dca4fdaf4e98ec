/** An error in the browser. */
export type ClientError =
  | ErrorEvent
  | PromiseRejectionEvent
  | {readonly type: 'caught'; readonly message: string; readonly stack?: string}

/**
 * Errors from before the listeners were attached. `app/static/start.js` creates the list; the reporter
 * takes its entries and replaces its `push`.
 */
export interface ClientErrorWindow {
  clientErrors?: {push(clientError: ClientError): unknown; splice(start: number): ClientError[]}
}

/** Reports an error that was caught and shown, and that no listener of the window receives. */
export function reportCaught(message: string, stack?: string): void {
  ;(window as ClientErrorWindow).clientErrors?.push({type: 'caught', message, stack})
}
