import type {IncomingMessage, ServerResponse} from 'node:http'
import compression from 'compression'

/** Brotli quality for pages made per request: most of the gain, a few milliseconds. */
const DYNAMIC_BROTLI_QUALITY = 4

/** Compresses an answer that is made for one request, if its browser and its type allow it. */
export const compress = compression({
  brotli: {params: {[1]: DYNAMIC_BROTLI_QUALITY}},
}) as unknown as (req: IncomingMessage, res: ServerResponse, next: () => void) => void
