/** Maximum number of products side by side. */
export const MAX_COMPARED = 4

/** The product data that the bar shows before any request. */
export interface ComparedItem {
  readonly id: string
  readonly name: string
  /** Path of the picture on the static host. */
  readonly image?: string
}

export type CompareChange = 'added' | 'removed' | 'full'

/** Adds or removes a product; a fifth one is refused and the list stays unchanged. */
export function toggled(
  items: readonly ComparedItem[],
  item: ComparedItem,
): {items: readonly ComparedItem[]; change: CompareChange} {
  if (items.some(({id}) => id === item.id)) {
    return {items: items.filter(({id}) => id !== item.id), change: 'removed'}
  }
  if (items.length >= MAX_COMPARED) return {items, change: 'full'}
  return {items: [...items, item], change: 'added'}
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Parses the stored list; any invalid value is an empty list. */
export function readCompared(stored: string | null): readonly ComparedItem[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed
      .flatMap((entry: unknown) => {
        const {id, name, image} = (entry ?? {}) as Record<string, unknown>
        return isText(id) && isText(name) ? [{id, name, ...(isText(image) && {image})}] : []
      })
      .slice(0, MAX_COMPARED)
  } catch {
    return []
  }
}
