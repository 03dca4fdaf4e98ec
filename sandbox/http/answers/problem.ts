import type {JsonValue} from '../../domains/json'

/** Problem details (RFC 9457) with the values that the detail mentions; also the form of a service that is down. */
export interface Problem {
  title: string
  type: string
  detail: string
  [name: string]: JsonValue
}
