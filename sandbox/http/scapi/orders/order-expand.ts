import {Type} from '@sinclair/typebox'
import type {Site} from '../../../domains/sites/site-registry'
import {readExpand} from '../../common/request'

export const ExpandQuery = Type.Object({
  expand: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
})

/** Order management data that `expand` requests; empty on a site without order management. */
export function readOrderExpand(
  site: Site,
  value: string | readonly string[] | undefined,
): ReadonlySet<string> {
  const expand = readExpand(value, ['oms', 'oms_shipments'], [])
  return site.preferences['omsActive'] === true ? expand : new Set()
}
