import {FORGET_LOGIN, PREVIEW_LOGIN_ENDED} from '../../../common/server-events'

/** Ids of logins that were ended by a log-out, with the time at which they would have expired: copies of their cookies are refused. */
const ended = new Map<string, number>()

function remember(id: string, endsAt: number): void {
  const now = Date.now()
  for (const [known, time] of ended) if (time <= now) ended.delete(known)
  ended.set(id, endsAt)
}

export interface EndedLogin {
  readonly id: string
  /** Milliseconds since 1970 at which it would have ended by itself. */
  readonly endsAt: number
}

/** Ends a login here, and in the other processes of the host. */
export function endLogin(login: EndedLogin): void {
  remember(login.id, login.endsAt)
  process.emit(PREVIEW_LOGIN_ENDED as 'message', login, undefined)
}

export const hasEnded = (id: string): boolean => ended.has(id)

process.on(FORGET_LOGIN as 'message', (message) => {
  const {id, endsAt} = message as EndedLogin
  remember(id, endsAt)
})
