declare const safe: unique symbol

/**
 * HTML that the pipeline of `server/app/content/` made (ADR 0014): sanitised, balanced, with links of the shop. Only that
 * pipeline makes it, and only `SafeMarkup` puts it into a page; lint rules hold both.
 */
export type SafeHtml = string & {readonly [safe]: true}
