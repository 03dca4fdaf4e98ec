import type {JsonValue} from '../../domains/json'
import type {Slot} from '../../domains/slots/slot-repository'

/** A slot in camelCase: what it holds is told by `type`, and stands under the name of that type. */
export function slotDocument({content, ...slot}: Slot): Record<string, JsonValue> {
  const told = {...slot, calloutMsg: slot.calloutMsg ?? '', template: slot.template ?? ''}
  switch (content.kind) {
    case 'html':
      return {...told, type: 'html', html: content.body}
    case 'content':
      return {
        ...told,
        type: 'contentAssets',
        contentAssets: content.assets.map(({id, name, custom}) => ({id, name, ...custom})),
      }
    case 'products':
      return {...told, type: 'products', products: content.ids.map((id) => ({id}))}
    case 'categories':
      return {...told, type: 'categories', categories: content.ids.map((id) => ({id}))}
  }
}

/** A slot that nothing fills. */
export function emptySlot(slotId: string, context: string): Record<string, JsonValue> {
  return {slotId, context, type: 'empty'}
}
