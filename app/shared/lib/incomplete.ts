import type {MaybeIncomplete} from './page'

/** Response header of a page that lacks parts; names them, separated by commas. Such a page is not cached. */
export const MISSING_PARTS_HEADER = 'X-Page-Missing'

/** Names of what an answer lacks; empty for a complete one and for answers that cannot be incomplete. */
export function missingOf(answer: unknown): readonly string[] {
  return (answer as MaybeIncomplete | null | undefined)?.missing ?? []
}
