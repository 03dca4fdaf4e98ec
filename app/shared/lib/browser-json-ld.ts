import type * as server from './json-ld'

/** `json-ld` in browsers: only documents have structured data, and `JsonLd` keeps what the server wrote. */
const nothing = (): string => ''

export const jsonLd: typeof server.jsonLd = nothing
export const breadcrumbList: typeof server.breadcrumbList = nothing
export const itemList: typeof server.itemList = nothing
