/** What the server renders of the islands; in browsers, `browser-islands.ts` takes the place of this file. */
export {default as MoreWays} from './MoreWays'
export {default as ProductReading} from './ProductReading'
export {default as ProductTools} from './ProductTools'
