import type {ScriptId} from '@config/scripts/records'
import {scriptUse} from '@config/scripts/script-uses'
import type {ConsentClass} from '@config/scripts/script-record'
import type {Shop} from '@app/shared/lib/shop-context'
import {loadService} from './load-service'

/**
 * Loads the script of a service of the site.
 * @returns class of consent of the service
 * @throws Error (rejects) where the site does not use it, without consent, and for a script that is slow, dead or malformed
 */
export async function startService(id: ScriptId, {site, locale}: Shop): Promise<ConsentClass> {
  const use = scriptUse(id, {site, localeId: locale.id})
  if (!use) throw new Error(`The site does not use the service ${id}.`)
  await loadService(use)
  return use.record.consent
}
