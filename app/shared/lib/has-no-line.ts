import {isOffline} from '@common/fault'
import {connection} from './connection'

/** Whether calls cannot be made: the browser says so, or a page load got no answer. */
export const hasNoLine = (): boolean => isOffline() || !connection.get().online
