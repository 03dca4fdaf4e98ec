import {slotContentOf, type SlotContent, type SlotDocument} from '@app/features/content/public/slot'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** Content slots of the menu by id (OCAPI `slots` with the context `global`); empty slots are left out. */
export function menuSlotsQuery({api, site, locale}: Shop, ids: readonly string[]) {
  return {
    queryKey: ['navigation', 'slots', site.id, locale.id, ...ids],
    staleTime: STATIC_STALE_TIME_MS,
    enabled: ids.length > 0,
    queryFn: async (): Promise<Readonly<Record<string, SlotContent>>> => {
      const {data = []} = await api.ocapi<{data?: readonly SlotDocument[]}>('/slots', {
        query: {slots: `(${ids.join(',')})`, context: 'global'},
      })
      return Object.fromEntries(
        data.flatMap((slot) => {
          const content = slotContentOf(slot)
          return slot.slot_id && content ? [[slot.slot_id, content]] : []
        }),
      )
    },
  }
}
