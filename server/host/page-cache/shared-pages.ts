import type {PageAddress} from './page-address'
import type {StoredPage} from './page-store'

/** The right to render a page for all hosts. One of the functions has to be called at the end. */
export interface RenderTurn {
  /**
   * Stores the page for all hosts.
   * @param parameters names of the parameters that the path reads; null when all count
   */
  keep: (page: StoredPage, parameters: ReadonlySet<string> | null) => Promise<void>
  /**
   * Ends the turn without a page. `unshared`: requests for it are not shared; `failed`: each host that waits renders it
   * itself; `again`: another host may render it for all.
   */
  leave: (reason: 'unshared' | 'failed' | 'again') => Promise<void>
}

/** What the other hosts have for an address. */
export type SharedAnswer =
  | {kind: 'page'; page: StoredPage}
  | {kind: 'unshared'}
  /**
   * This host renders: for all with a turn, else for itself. `old` is a page that may be sent when that fails.
   */
  | {kind: 'render'; turn: RenderTurn | null; old?: StoredPage}

/** Pages that several hosts share. No call throws, and each ends in bounded time, also when the store fails. */
export interface SharedPages {
  /** Parameters that a path reads, as another host learned them; null when unknown. */
  parametersOf: (pathname: string) => Promise<ReadonlySet<string> | null>
  /**
   * A page, or the turn to render it. While another host renders, it waits for that.
   * @param fresh whether a stale page does not count
   */
  obtain: (address: PageAddress, fresh: boolean) => Promise<SharedAnswer>
}
