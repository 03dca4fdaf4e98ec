/** What the server renders of the islands; in browsers, `browser-islands.ts` takes the place of this file. */
export {default as MoreWays} from '@app/features/registry/public/MoreWays'
export {default as ProductReading} from './ProductReading'
export {default as ProductTools} from './ProductTools'
