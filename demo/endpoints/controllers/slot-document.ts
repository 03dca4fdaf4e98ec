import type {Slot} from 'commerce-sandbox/domains/slots'

/**
 * Returns a slot in camelCase. `type` names the kind of content, and the property of that name
 * contains it.
 */
export function slotDocument({content, ...slot}: Slot) {
  const base = {...slot, calloutMsg: slot.calloutMsg ?? '', template: slot.template ?? ''}
  switch (content.kind) {
    case 'html':
      return {...base, type: 'html' as const, html: content.body}
    case 'content':
      return {
        ...base,
        type: 'contentAssets' as const,
        contentAssets: content.assets.map(({id, name, custom}) => ({id, name, ...custom})),
      }
    case 'products':
      return {...base, type: 'products' as const, products: content.ids.map((id) => ({id}))}
    case 'categories':
      return {...base, type: 'categories' as const, categories: content.ids.map((id) => ({id}))}
  }
}

/** Returns a slot without content. */
export function emptySlot(slotId: string, context: string) {
  return {slotId, context, type: 'empty' as const}
}
