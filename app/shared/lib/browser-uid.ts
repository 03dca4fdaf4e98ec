import type {ReactNode} from 'react'

/** Passes its children on. */
const asItIs = ({children}: {children?: ReactNode}): ReactNode => children ?? null

/**
 * In the place of react-uid, which PWA Kit puts around pages in browsers and on the server: nothing in the
 * shop asks for its ids, which are made by React.
 */
export {asItIs as UIDFork, asItIs as UIDReset}
