import {z} from 'zod'
import type {Environment} from '../../config/environment'
import {callBackend} from './call-backend'

/** Where the maps service is, its key, and the time limit of a call. */
export type MapsSettings = Pick<Environment, 'MAPS_ORIGIN' | 'MAPS_API_KEY' | 'DEFERRED_TIMEOUT_MS'>

const answerSchema = z.looseObject({status: z.string()})

/**
 * Calls the maps service; its answers are `OK` or `ZERO_RESULTS`.
 * @throws Error when the service fails or refuses, without what was looked for
 */
export async function callMaps(
  settings: MapsSettings,
  path: 'place/autocomplete' | 'geocode',
  query: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const search = new URLSearchParams({...query, key: settings.MAPS_API_KEY}).toString()
  const document = await callBackend(settings.MAPS_ORIGIN, `/maps/api/${path}/json?${search}`, {
    timeoutMs: settings.DEFERRED_TIMEOUT_MS,
  })
  const answer = answerSchema.parse(document)
  if (!/^(OK|ZERO_RESULTS)$/.test(answer.status)) throw new Error(answer.status)
  return answer
}
