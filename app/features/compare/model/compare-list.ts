/** Products side by side, at most. */
export const MAX_COMPARED = 4

/** What the bar shows of a product before anything is read. */
export interface ComparedItem {
  readonly id: string
  readonly name: string
  /** Path on the static host. */
  readonly image?: string
}

export type CompareChange = 'added' | 'removed' | 'full'

/** Takes a product in or out; a fifth one is refused and changes nothing. */
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

/** Reads what a browser has stored; anything else is nothing. */
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
