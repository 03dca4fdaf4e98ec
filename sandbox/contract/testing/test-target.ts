import {exampleArchive} from '../../testing/example-shop'
import {prepareArchives} from '../../testing/prepared-data'
import {startLocalTarget, type LocalOptions, type LocalTarget} from '../local-target'
import {contractFixture} from './fixture-archive'

/** As `startLocalTarget`, on a copy of an earlier import; the example shop with the fixture by default. */
export const startTestTarget = (options: Partial<LocalOptions> = {}): Promise<LocalTarget> =>
  startLocalTarget({
    archives: [exampleArchive],
    fixture: contractFixture,
    fillData: prepareArchives,
    ...options,
  })
