import type {IncomingMessage, ServerResponse} from 'node:http'
import zlib from 'node:zlib'
import compression from 'compression'

/** Brotli quality for pages made per request: most of the gain, a few milliseconds. */
const DYNAMIC_BROTLI_QUALITY = 4
/**
 * Brotli window of 256 KB, as a power of two. It holds a whole page. With the usual 4 MB, eight answers at a time reserve
 * so much memory that V8 collects all garbage about every ten pages.
 */
const BROTLI_WINDOW = 18

/** Compresses an answer that is made for one request, if its browser and its type allow it. */
export const compress = compression({
  brotli: {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: DYNAMIC_BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  },
}) as unknown as (req: IncomingMessage, res: ServerResponse, next: () => void) => void
