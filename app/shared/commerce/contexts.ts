import {createContext, type ReactNode} from 'react'

/**
 * The contexts of commerce-sdk-react's hooks: builds and tests put this module in the place of `provider.js`, which
 * brings clients and logins of its own (ADR 0015).
 */
export const CommerceApiContext = createContext<Readonly<Record<string, unknown>>>({})

/** What hooks read of the configuration; `siteId` names the session. */
export interface HookConfig {
  readonly siteId: string
  readonly organizationId: string
  readonly clientId: string
  readonly shortCode: string
  readonly locale: string
  readonly currency: string | undefined
  readonly proxy: string
  readonly headers: Readonly<Record<string, string>>
  readonly logger: Pick<Console, 'debug' | 'info' | 'warn' | 'error'>
}

export const ConfigContext = createContext({} as HookConfig)

/** The session, as hooks call it. */
export interface HookSession {
  /** @throws ApiFault (rejects) */
  ready: () => Promise<HookTokens>
  /** Tokens of the same shopper. @throws ApiFault (rejects) `session-ended` where the session was ended */
  refreshAccessToken: () => Promise<HookTokens>
  clearAccessTokenExpiry: () => void
  get: (name: string) => string
  getDnt: (options?: {includeDefaults?: boolean}) => boolean | undefined
  setDnt: (preference: boolean | null) => Promise<void>
  getUsidForPreview: () => Promise<string>
  whenReady: <Given extends unknown[], Answer>(
    run: (...given: Given) => Promise<Answer>,
  ) => (...given: Given) => Promise<Answer>
}

export interface HookTokens {
  readonly access_token: string
  readonly customer_id: string
  readonly usid: string
  readonly enc_user_id: string
}

export const AuthContext = createContext({} as HookSession)

/** A component that brings the SDK's provider is below ours already. */
export default function CommerceApiProvider({children}: {children?: ReactNode}): ReactNode {
  return children
}
