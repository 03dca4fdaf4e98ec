import {isApiFault} from '@common/fault'
import type {NewItem} from '@app/features/basket/public/new-item'
import {addItems} from '@app/features/basket/public/add-items'
import type {BasketContext} from '@app/features/basket/public/basket'

/**
 * Adds the items of a link: all in one call, or one by one when the backend refuses some of them.
 * @returns the items that were refused
 * @throws ApiFault (rejects) when the backend cannot be reached
 */
export async function addLinkedItems(
  context: BasketContext,
  items: readonly NewItem[],
): Promise<NewItem[]> {
  const isRefusal = (error: unknown) => isApiFault(error) && error.status === 400
  try {
    await addItems(context, items)
    return []
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  const refused: NewItem[] = []
  for (const item of items) {
    try {
      await addItems(context, [item])
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.push(item)
    }
  }
  return refused
}
