/** In the place of `server-advice.ts`: browsers load these components when they are wanted. */
export const AdviceColumn = undefined
export const ProductExpress = undefined
