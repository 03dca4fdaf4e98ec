import {encodePart} from './address-part'

/**
 * An id, or the value of a refinement, as the clients of the Shopper APIs take it: they read `%`, `,` and `;` as separators,
 * so these signs are encoded before the address is. A refinement cannot contain a pipe, which separates values.
 */
export const escapeReserved = (id: string): string => id.replace(/[%,;]/g, encodePart)

/** An id in a path of SCAPI. */
export const scapiId = (id: string): string => encodePart(escapeReserved(id))

/** Value of a parameter of SCAPI that lists ids, such as `ids`. The client encodes it like any other value. */
export const scapiIds = (ids: readonly string[]): string => ids.map(escapeReserved).join(',')

/** Ids in a path of OCAPI, `(a,b)`. A single id is an `encodePart`. */
export const ocapiIds = (ids: readonly string[]): string => `(${ids.map(encodePart).join(',')})`
