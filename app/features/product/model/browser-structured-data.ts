import type {structuredData as serverData} from './structured-data'

/**
 * The place of `structured-data` in browsers: only pages of the server have structured data, so that browsers do not
 * load the code that writes it. `JsonLd` keeps what the server wrote.
 */
export const structuredData: typeof serverData = () => ''
