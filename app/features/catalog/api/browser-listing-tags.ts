import type {listingTags as serverTags} from './listing-tags'

/**
 * The place of `listing-tags` in browsers: search engines and shared links read pages of the server, and every page that
 * lists products would load the code that reads rules. A page that the browser renders has the texts of its category.
 */
export const listingTags: typeof serverTags = () => Promise.resolve({})
