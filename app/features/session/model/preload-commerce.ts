import {hasStoredSession} from './stored-session'

/** The chunk with commerce-sdk-react, its client and the client. */
export const loadCommerceCode = () => import('../components/CommerceIsland')

/** Has the code of session and basket at hand, without making a session. */
export const preloadCommerceCode = async (): Promise<void> => {
  await loadCommerceCode()
}

/** Whether a read in this browser needs no new session. */
export const mayRead = (siteId: string): boolean => hasStoredSession(siteId, document.cookie)
