import type {OrderStatus} from './order'
import type {OrderFilter} from './order-repository'

const statuses: readonly OrderStatus[] = [
  'created',
  'new',
  'open',
  'completed',
  'cancelled',
  'failed',
]

/**
 * Reads the filter of a list of orders: `status` one or several by comma, `from` and `until` ISO
 * dates or times. `refuse` is called with the name of an invalid parameter.
 */
export function readOrderFilter(
  query: {status?: string; from?: string; until?: string},
  refuse: (parameter: 'status' | 'from' | 'until') => never,
): Pick<OrderFilter, 'status' | 'from' | 'until'> {
  const given = query.status?.split(',').map((status) => status.trim()) ?? []
  const known = given.filter((status): status is OrderStatus =>
    statuses.includes(status as OrderStatus),
  )
  if (known.length < given.length) refuse('status')
  return {
    status: known,
    from: readTime(query.from, () => refuse('from')),
    until: readTime(query.until, () => refuse('until')),
  }
}

function readTime(text: string | undefined, refuse: () => never): number | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  return Number.isNaN(time) ? refuse() : time
}
