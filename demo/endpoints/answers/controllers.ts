import type {GeoResult} from '../controllers/geo'
import type {JsonValue, Ok} from 'commerce-sandbox/plugin'

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

/** The answers of the site's own controllers. */
export interface ControllersAnswers {
  'GET /getSlot': Ok<Slot>
  'GET /getGeoIpData': Ok<GeoResult>
  'GET /checkoutStep': Ok<{success: true}>
  'POST /storeErrorData': Ok<{success: true; id: number | string}>
}
