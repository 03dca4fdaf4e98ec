import type {FastifyRequest} from 'fastify'
import {decodePart} from '../../domains/decode-part'
import {OcapiFault} from '../errors'

/**
 * The ids of a last segment `(a,b)`, or null for a single id. Commas inside an id are encoded, so that the address is read
 * before it is decoded.
 * Throws MalformedParameterException for more ids than `most`.
 */
export function idList({url}: Pick<FastifyRequest, 'url'>, most: number): string[] | null {
  const segment = url.split('?')[0]?.split('/').at(-1) ?? ''
  const list = /^(?:\(|%28)(.*)(?:\)|%29)$/i.exec(segment)?.[1]
  if (list === undefined) return null
  const parts = list.split(',').map(decodePart)
  // A client that encodes the whole segment encodes the commas between the ids too. Ids of nothing are left out.
  const whole = parts.length === 1 ? decodePart(list).split(',') : []
  const ids = [...new Set([...parts, ...whole].filter((id) => id !== ''))]
  if (Math.max(parts.length, whole.length) > most) {
    throw new OcapiFault(
      400,
      'MalformedParameterException',
      `At most ${most} IDs can be asked for at once.`,
      {ids: Math.max(parts.length, whole.length)},
    )
  }
  return ids
}
