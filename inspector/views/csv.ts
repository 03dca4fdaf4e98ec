/** Signs, also as full-width letters, that spreadsheets take for the start of a formula; spaces before them too. */
const FORMULA = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** The start of a formula is quoted as text. */
const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : value.replace(FORMULA, "'")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
