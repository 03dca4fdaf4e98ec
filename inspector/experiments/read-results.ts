import {callOrigin} from '../../common/outgoing'
import type {ConfiguredAddress} from '../../config/configured-origin'
import type {ArmCount} from './results'

const TIMEOUT_MS = 10_000

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

function isArm(value: unknown): value is ArmCount {
  if (typeof value !== 'object' || value === null) return false
  const {siteId, experiment, variant, visitors, buyers, orders, revenue} =
    value as Partial<ArmCount>
  return (
    [siteId, experiment, variant].every((text) => typeof text === 'string') &&
    [visitors, buyers, orders].every(isCount) &&
    (buyers ?? 0) <= (visitors ?? 0) &&
    Array.isArray(revenue) &&
    revenue.every(
      ({currency, amount}: {currency?: unknown; amount?: unknown}) =>
        typeof currency === 'string' && typeof amount === 'number',
    )
  )
}

/** Reads the counts of experiments. Rejects with an error in words. */
export type ReadCounts = () => Promise<readonly ArmCount[]>

/** Counts of all experiments from their source. @throws Error in words when it cannot be read */
export async function readCounts({origin, path}: ConfiguredAddress): Promise<ArmCount[]> {
  let body: unknown
  try {
    const answer = await callOrigin(origin, path, {timeoutMs: TIMEOUT_MS})
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
    body = await answer.json()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The results at ${origin}${path} could not be read. ${reason}`)
  }
  const {data} = (body ?? {}) as {data?: unknown}
  if (!Array.isArray(data) || !data.every(isArm)) {
    throw new Error(`The results at ${origin}${path} have another form than the guide describes.`)
  }
  return data
}
