/** A leading sign that spreadsheets take for a formula is quoted as text. */
const cell = (value: string | number): string => {
  const text = String(value).replace(/^(?=[=+\-@\t\r])/, "'")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
