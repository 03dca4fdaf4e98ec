import {slotContentOf, type SlotContent, type SlotDocument} from '@app/features/content/public/slot'

/** The slots of a category page (context `category`). */
export const CATEGORY_SLOTS = {
  /** Slot among the products. */
  teaser: 'category-teaser',
  /** Slot below the products. */
  story: 'category-story',
} as const

export type CategorySlots = Readonly<Partial<Record<keyof typeof CATEGORY_SLOTS, SlotContent>>>

/** Slots of a response by their position on the page. */
export function categorySlotsOf(documents: readonly SlotDocument[]): CategorySlots {
  return Object.fromEntries(
    Object.entries(CATEGORY_SLOTS).flatMap(([place, id]) => {
      const slot = documents.find(({slot_id}) => slot_id === id)
      const content = slot && slotContentOf(slot)
      return content ? [[place, content]] : []
    }),
  )
}
