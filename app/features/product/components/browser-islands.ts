/** In the place of `server-islands.ts`: browsers load these components when they are wanted. */
export const MoreWays = undefined
export const ProductReading = undefined
export const ProductTools = undefined
