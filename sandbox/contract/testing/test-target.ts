import {prepareArchives} from '../../testing/prepared-data'
import {startLocalTarget, type LocalOptions, type LocalTarget} from '../local-target'

/** As `startLocalTarget`, on a copy of an earlier import of the same archives. */
export const startTestTarget = (options: LocalOptions = {}): Promise<LocalTarget> =>
  startLocalTarget({fillData: prepareArchives, ...options})
