/** Escapes comma, colon and backslash, which have a meaning in a filter. */
export const escapeFilter = (value: string): string => value.replace(/[\\,:]/g, '\\$&')
