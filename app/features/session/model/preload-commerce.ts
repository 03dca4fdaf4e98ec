import {hasStoredSession} from './stored-session'

/** The chunk with commerce-sdk-react and the shopper client. */
export const loadCommerceCode = () => import('../components/CommerceIsland')

/** Loads the code of session and basket, without creating a session. */
export const preloadCommerceCode = async (): Promise<void> => {
  await loadCommerceCode()
}

/** Whether a read in this browser needs no new session. */
export const mayRead = (siteId: string): boolean => hasStoredSession(siteId, document.cookie)
