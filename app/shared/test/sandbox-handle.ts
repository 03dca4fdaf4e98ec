/** Fault of the connection for one call: the request, or the answer to a processed request, is lost. */
export type ConnectionFault = 'lostRequest' | 'lostAnswer'

/** An authenticator in software. Its methods throw when the shopper could not answer. */
export interface TestAuthenticator {
  readonly create: (options: never) => CredentialJson
  readonly get: (options: never) => CredentialJson
}

/** A credential of WebAuthn; binary values are base64url. */
export interface CredentialJson {
  readonly id: string
  readonly response: Readonly<Record<string, string | string[]>>
}

/** The backend of a test: a running sandbox that `fetch` reaches through the shop's proxy paths. */
export interface SandboxHandle {
  /** Method and path with query of every call, in order, without the origin and the proxy. */
  readonly calls: string[]
  /** Origin of the sandbox. */
  readonly origin: string
  /** Loses the next `times` calls whose description contains the text. */
  readonly lose: (text: string, fault: ConnectionFault, times?: number) => void
  /** Calls the sandbox from outside of the page, as another system does. @returns the parsed JSON body */
  readonly admin: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** Fills in the form of an identity provider. @returns the address of the shop to which it leads */
  readonly identify: (url: string, values: Readonly<Record<string, string>>) => Promise<URL>
  /** Creates an authenticator of the page: it takes options and returns credentials of WebAuthn as JSON. */
  readonly authenticator: () => TestAuthenticator
  /** Runs an SQL statement on the database of the sandbox. @returns the rows of a query */
  readonly sql: (statement: string, ...values: (string | number)[]) => unknown[]
  /** Forgets calls and faults. */
  readonly reset: () => void
}

/**
 * The sandbox of a test file that has the environment `server/test/sandbox-environment.ts`.
 * @throws Error in another environment
 */
export function testSandbox(): SandboxHandle {
  const {sandbox} = globalThis as {sandbox?: SandboxHandle}
  if (!sandbox) throw new Error('Add `@jest-environment ./server/test/sandbox-environment.ts`.')
  return sandbox
}
