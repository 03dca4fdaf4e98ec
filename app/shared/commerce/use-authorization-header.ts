/**
 * In the place of commerce-sdk-react's hook of this name: the clients add the token and renew a refused one themselves,
 * for hooks and for direct calls alike.
 */
export const useAuthorizationHeader = <Method>(method: Method): Method => method
