/** A path for events, without the token of a cancel link (rule ORDER-10). */
export const trackedPath = (pathname: string): string =>
  pathname.replace(/(\/cancel-order)\/.*$/, '$1')
