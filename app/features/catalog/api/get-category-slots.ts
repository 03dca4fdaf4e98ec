import {defineQuery} from '@app/shared/api/define-query'
import type {CategoryPath} from '../model/category-path'
import {isApiFault} from '@common/fault'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {SlotDocument} from '@app/features/content/public/slot'
import {CATEGORY_SLOTS, categorySlotsOf, type CategorySlots} from '../model/slot'
import {readOfCategory} from './get-category'

/**
 * Content slots of a category (rule CAT-7); empty when it has none.
 * @throws ApiFault of the query function when they cannot be read
 */
export const {query: categorySlotsQuery, use: useCategorySlots} = defineQuery({
  key: ['catalog', 'slots'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, path: CategoryPath): Promise<CategorySlots> => {
    try {
      const {data = []} = await readOfCategory(shop, path, (id) =>
        shop.api.ocapi<{data?: SlotDocument[]}>('/slots', {
          query: {
            slots: `(${Object.values(CATEGORY_SLOTS).join(',')})`,
            context: 'category',
            context_id: id,
          },
        }),
      )
      return categorySlotsOf(data)
    } catch (error) {
      if (isApiFault(error) && error.status === 404) return {}
      throw error
    }
  },
})
