import {hasStoredSession} from './stored-session'

/** The chunk with the session code. */
export const loadCommerceCode = () => import('./session-client')

/** Whether a read in this browser needs no new session. */
export const mayRead = (siteId: string): boolean => hasStoredSession(siteId, document.cookie)
