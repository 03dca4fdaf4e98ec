import type {SiteFacts} from '../facts/facts'
import {preferences as explained} from '../explain/preferences'
import {findingId, type Check} from './finding'

/** A preference that is off or empty has no effect to miss. */
const isSet = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && value !== '' && String(value) !== ''

/** Why a preference of a site is without effect; null when it has one. */
function reasonOf({effective}: SiteFacts, id: string): string | null {
  const explanation = explained[id]
  if (!explanation) return 'neither shop nor backend knows it'
  if (explanation.usable && !explanation.usable(effective))
    return `it needs ${explanation.needs ?? 'another setting'}, which the site does not have`
  return null
}

export const unusedPreference: Check = {
  id: 'unused-preference',
  title: 'Preference is set but has no effect',
  why: 'Someone expects an effect that does not come.',
  remedy: 'Empty the preference, or switch on what it belongs to.',
  run: ({sites}) =>
    sites.flatMap((facts) =>
      Object.entries(facts.preferences)
        .filter(([, value]) => isSet(value))
        .flatMap(([id]) => {
          const reason = reasonOf(facts, id)
          if (reason === null) return []
          const name = explained[id]?.name
          return {
            id: findingId('unused-preference', facts.site.id, id),
            siteId: facts.site.id,
            subject: id,
            problem: `${name ? `“${name}” (${id})` : `“${id}”`} is set, but ${reason}.`,
          }
        }),
    ),
}
