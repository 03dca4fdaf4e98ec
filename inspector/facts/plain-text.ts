/** Text of markup, without tags and with single spaces; empty for anything but a text. */
export const plainText = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : ''
