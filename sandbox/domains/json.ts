/** Any value that survives a round trip through JSON. */
export type JsonValue = string | number | boolean | null | JsonValue[] | {[key: string]: JsonValue}
