/** Something that went wrong in the browser. */
export type Trouble =
  | ErrorEvent
  | PromiseRejectionEvent
  | SecurityPolicyViolationEvent
  | {readonly type: 'caught'; readonly message: string; readonly stack?: string}

/**
 * What went wrong before anybody listened. `app/static/start.js` makes it; whoever reports trouble takes
 * what is there and puts a `push` of its own in its place.
 */
export interface TroubleWindow {
  trouble?: {push(trouble: Trouble): unknown; splice(start: number): Trouble[]}
}

/** Tells of an error that was caught and shown, and that no listener of the window hears of. */
export function reportCaught(message: string, stack?: string): void {
  ;(window as TroubleWindow).trouble?.push({type: 'caught', message, stack})
}
