import {extent} from '../../sandbox/testing/extent'

/** How much of the browser tests runs: `npm test` names its extent; without one, every file can be run by its name. */
export const browserExtent = process.env['TEST_EXTENT'] ? extent : {...extent, full: true}
