import type {SiteConfig} from '../schema'

/**
 * Class of consent. `necessary` services run without an answer: the shopper uses them, or asked for them with a press.
 * The others wait for the shopper's consent (rule SCRIPT-2).
 */
export type ConsentClass = 'necessary' | 'preferences' | 'statistics' | 'marketing'

/**
 * Time of loading: `demand` with the action that needs the script, `visible` when its place comes near the window, `idle`
 * after the page has loaded, `interaction` with the first input after that or some seconds later.
 */
export type LoadPhase = 'demand' | 'visible' | 'idle' | 'interaction'

/** What decides whether a page uses a service. */
export interface ScriptContext {
  readonly site: SiteConfig
  /** Id of the locale of the page, such as `de-DE`. */
  readonly localeId: string
  /** Origin of the payment provider; absent where only the scripts of a site's configuration matter. */
  readonly paymentOrigin?: string
}

/** One third-party service, whose script or frame runs in pages of the shop. */
export interface ScriptRecord {
  readonly consent: ConsentClass
  readonly phase: LoadPhase
  /** Keys of the site's configuration, preferences or environment variables that turn it on. */
  readonly enabledBy: readonly string[]
  /** Milliseconds after which a script that has not loaded counts as failed. */
  readonly timeoutMs: number
  /** Names of its cookies; a name that ends with `*` is the beginning of names. */
  readonly cookies: readonly string[]
  /** Keys of its entries in the local and the session storage, with `*` as for cookies. */
  readonly storage: readonly string[]
  /** Member of the window that a usable script defines. */
  readonly global?: string
  /** The service is a frame instead of a script. */
  readonly frame?: true
  /** Its code keeps running after a withdrawal until the page is loaded again. */
  readonly resident?: true
  /** Its reports are pictures of one pixel. */
  readonly pixels?: true
  /** Address of its script or frame; null where the site does not use it. */
  readonly addressOf: (context: ScriptContext) => string | null
  /** Other addresses that its code loads from or calls. */
  readonly addressesOf?: (context: ScriptContext) => readonly string[]
  /** Hash of the script for subresource integrity, such as `sha384-…`. */
  readonly integrityOf?: (context: ScriptContext) => string | undefined
}
