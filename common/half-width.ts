/**
 * Half-width text of a code or number from an input method, without the space around it: full-width letters, digits and
 * signs become half-width, and dashes of all kinds hyphens.
 */
export const halfWidth = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[\p{Pd}−ー]/gu, '-')
    .trim()
