import type {ReactNode} from 'react'

/** Renders its children. */
const asItIs = ({children}: {children?: ReactNode}): ReactNode => children ?? null

/**
 * Replaces react-uid, which PWA Kit puts around pages in browsers and on the server: the shop does not use
 * its ids, only those of React.
 */
export {asItIs as UIDFork, asItIs as UIDReset}
