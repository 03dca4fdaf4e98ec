import {defineQuery} from '@app/shared/api/define-query'
import {slotContentOf, type SlotContent, type SlotDocument} from '@app/features/content/public/slot'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'

/** Content slots of the menu by id (OCAPI `slots` with the context `global`); empty slots are left out. */
export const {use: useMenuSlots} = defineQuery({
  key: ['navigation', 'slots'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async ({api}, ids: readonly string[]): Promise<Readonly<Record<string, SlotContent>>> => {
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
  enabled: (ids) => ids.length > 0,
})
