import type {Custom, Done, JsonValue, Ok, OkDocument} from 'commerce-sandbox/plugin'
import type {GeoResult} from '../controllers/geo'

interface Slot {
  _type: 'slot'
  slot_id: string
  context: string
  context_id?: string
  configuration_id?: string
  callout_msg?: string
  template?: string
}

interface SlotAsset extends Custom {
  id: string
  name: string | null
}

type FilledSlot =
  | (Slot & {type: 'html'; html: string})
  | (Slot & {type: 'contentAssets'; content_assets?: SlotAsset[]})
  | (Slot & {type: 'products'; products?: {id: string}[]})
  | (Slot & {type: 'categories'; categories?: {_type: 'category'; id: string}[]})
  | (Slot & {type: 'empty'})

interface SlotResult {
  _type: 'slot_result'
  count: number
  data: FilledSlot[]
  total: number
}

/** Results of the queries to the shop, by key of the object. */
interface Results {
  customers: {email: string; isRegistered: boolean}
  newsletter:
    | {subscriptions: string[]}
    | {success: true; email: string}
    | {success: false; message?: string}
  reporting: {url: string}
  basket:
    | {basketId: null; itemCount: 0; valid: false}
    | {
        basketId: string
        itemCount: number
        currency: string
        lastModified: string
        valid: boolean
        problems: {type: string; message: string; path: string}[]
      }
  /** The preferences of the site. */
  site: {[preference: string]: JsonValue}
  order: {orderNo: string}
}

interface QueryObject<Key extends keyof Results> {
  _v: '21.3'
  _type: 'custom_object'
  object_type: 'ocapi'
  key_property: 'id'
  key_value_string: Key
  c_result: Results[Key]
}

/** A query to the shop, by its key. */
type Query = {[Key in keyof Results]: QueryObject<Key>}[keyof Results]

/** The answers of our resources of OCAPI. */
export interface OcapiAnswers {
  'GET /custom_objects/ocapi/:key': Ok<Query>
  'GET /slots': OkDocument<SlotResult>
  'GET /geoip': OkDocument<{_type: 'geoip'; geoData: GeoResult}>
  'POST /csp': Done
}
