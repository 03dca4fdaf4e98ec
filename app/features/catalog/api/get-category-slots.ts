import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {CATEGORY_SLOTS, categorySlotsOf, type CategorySlots, type SlotDocument} from '../model/slot'
import {PATIENCE_MS} from './get-banner'
import {readOfCategory} from './get-category'

/**
 * Content slots of a category (spec 7.1 "Slots"). They are read with the page, so that nothing moves
 * when they arrive, but they never fail or delay it: without them the result is empty.
 */
export function categorySlotsQuery(shop: Shop, path: string) {
  const {api, site, locale} = shop
  return {
    queryKey: ['catalog', 'slots', site.id, locale.id, path],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<CategorySlots> => {
      try {
        const {data = []} = await readOfCategory(shop, path, (id) =>
          api.ocapi<{data?: SlotDocument[]}>('/slots', {
            query: {
              slots: `(${Object.values(CATEGORY_SLOTS).join(',')})`,
              context: 'category',
              context_id: id,
            },
            signal: AbortSignal.timeout(PATIENCE_MS),
          }),
        )
        return categorySlotsOf(data)
      } catch {
        return {}
      }
    },
  }
}
