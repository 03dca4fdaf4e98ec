/** The parts of PWA Kit that this project uses; the packages ship no types. */

declare module '@salesforce/pwa-kit-react-sdk/ssr/browser/main' {
  /** Hydrates the page. */
  export function start(): Promise<void>
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/errors' {
  /** Becomes an error page with this status; the message is shown. */
  export class HTTPError extends Error {
    constructor(status: number, message?: string)
    readonly status: number
  }
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/components/app-error-boundary' {
  import type {Context} from 'react'

  /** Undefined outside of the app. */
  export const AppErrorContext: Context<{onGetPropsError: (error: unknown) => void} | undefined>
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/utils' {
  /** URL of a file of the bundle, on the server and in the browser. */
  export function getAssetUrl(path?: string): string
}

declare module '@salesforce/pwa-kit-runtime/utils/ssr-config' {
  /** Contents of `config/default.js`. */
  export function getConfig(): Record<string, unknown>
}

declare module '@salesforce/pwa-kit-runtime/ssr/server/express' {
  import type {Express, RequestHandler} from 'express'

  interface RuntimeOptions {
    buildDir: string
    defaultCacheTimeSeconds: number
    mobify: Record<string, unknown>
    port: number
    protocol: 'http' | 'https'
    localAllowCookies?: boolean
  }

  export interface Runtime {
    createHandler(
      options: RuntimeOptions,
      customize: (app: Express) => void,
    ): {handler: unknown; app: Express; server: unknown}
    render: RequestHandler
    /** Internal to PWA Kit: protocol of the app's origin. */
    _getProtocol?: () => 'http' | 'https'
    _setupLogging?: () => void
    /** Internal to PWA Kit: its first step with a new app. */
    _setCompression?: (app: Express) => void
    serveStaticFile(path: string): RequestHandler
    serveServiceWorker: RequestHandler
  }

  export function getRuntime(): Runtime
}

declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}

declare module '*.css'
