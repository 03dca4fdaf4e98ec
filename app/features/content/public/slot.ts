import {bannerOf} from './banner'
/** Content of a slot, from the content team. */
export interface SlotContent {
  readonly title: string
  readonly text: string
  /** Path or URL of a picture; '' without a picture. */
  readonly image: string
  readonly cta: {readonly label: string; readonly href: string} | null
}

/** A slot in the shop's response; its content is in the field of its type. */
export interface SlotDocument {
  readonly slot_id?: string
  readonly content_assets?: readonly {readonly c_data?: unknown}[]
}

function ctaOf(data: Record<string, unknown>): SlotContent['cta'] {
  const {label, href} = (data['cta'] ?? {}) as Record<string, unknown>
  return typeof label === 'string' && typeof href === 'string' ? {label, href} : null
}

/** The first asset of a slot; null when the slot is empty or contains another type. */
export function slotContentOf({content_assets: [asset] = []}: SlotDocument): SlotContent | null {
  if (typeof asset?.c_data !== 'string') return null
  try {
    const data: unknown = JSON.parse(asset.c_data)
    const banner = bannerOf(data)
    return banner && {...banner, cta: ctaOf(data as Record<string, unknown>)}
  } catch {
    return null
  }
}
