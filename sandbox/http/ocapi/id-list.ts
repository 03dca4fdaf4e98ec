import {OcapiFault} from '../errors'

/**
 * The ids of a path segment `(a,b)`, or null for a single id.
 * Throws MalformedParameterException for more ids than `most`.
 */
export function idList(segment: string, most: number): string[] | null {
  const list = /^\((.*)\)$/.exec(segment)?.[1]
  if (list === undefined) return null
  const ids = [...new Set(list.split(',').filter((id) => id !== ''))]
  if (ids.length > most) {
    throw new OcapiFault(
      400,
      'MalformedParameterException',
      `At most ${most} IDs can be asked for at once.`,
      {ids: ids.length},
    )
  }
  return ids
}
