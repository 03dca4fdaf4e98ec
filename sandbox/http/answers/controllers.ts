import type {JsonValue} from '../../domains/json'
import type {GeoResult} from '../../domains/site-services/geo'
import type {Ok} from './answer-types'

interface Placed {
  slotId: string
  context: string
  contextId: string
  configurationId: string
  calloutMsg: string
  template: string
}

/** A content asset with its custom attributes, which keep their names. */
interface SlotAsset {
  id: string
  name: string | null
  [attribute: string]: JsonValue
}

type Slot =
  | (Placed & {type: 'html'; html: string})
  | (Placed & {type: 'contentAssets'; contentAssets: SlotAsset[]})
  | (Placed & {type: 'products'; products: {id: string}[]})
  | (Placed & {type: 'categories'; categories: {id: string}[]})
  | {slotId: string; context: string; type: 'empty'}

interface Refusal {
  error: true
  status: number
  message: string
}

/** The answers of the site's own controllers. */
export interface ControllersAnswers {
  'GET /getSlot': Ok<Slot>
  'GET /getGeoIpData': Ok<GeoResult>
  'GET /checkoutStep': Ok<{success: true}>
  'POST /storeErrorData': Ok<{success: true; id: number | string}>
  errors: {'4xx': Refusal; '5xx': Refusal}
}
