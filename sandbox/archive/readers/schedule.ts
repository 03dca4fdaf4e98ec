import type {Schedule} from '../../domains/promotions/promotion'
import type {XmlNode} from '../xml-node'

/** Reads when a promotion or a slot configuration is in force; without a node it always is. */
export function readSchedule(node: XmlNode | undefined): Schedule {
  const recurrence = node?.first('recurrence')
  const time = recurrence?.first('time-of-day')
  return {
    startDate: node?.string('start-date') ?? null,
    endDate: node?.string('end-date') ?? null,
    weekdays: recurrence?.walk('day-of-week', 'weekday').map(({text}) => text.trim()) ?? [],
    timeFrom: time?.string('time-from') ?? null,
    timeTo: time?.string('time-to') ?? null,
  }
}
