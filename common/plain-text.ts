/** Marks that follow their letter in the name of an entity: `&uuml;` is u with a diaeresis. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030c',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
}

/** Names and characters of further entities, by turns. Others stay as they are written. */
const NAMED =
  'amp & lt < gt > quot " apos \' szlig ß aelig æ AElig Æ oslash ø Oslash Ø copy © reg ® trade ™ deg ° euro € pound £ yen ¥ cent ¢ ndash – mdash — hellip … bull • middot · times × laquo « raquo » lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ sup2 ² sup3 ³ frac12 ½ frac14 ¼ frac34 ¾ plusmn ± micro µ sect § iexcl ¡ iquest ¿ nbsp \u00a0 shy \u00ad'.split(
    ' ',
  )

function decoded(entity: string, name: string): string {
  if (name[0] === '#') {
    const code = Number(name.replace('#', '').replace(/^x/i, '0x'))
    const known = code > 0 && code < 0x110000 && (code & 0xf800) !== 0xd800
    return known ? String.fromCodePoint(code) : '\ufffd'
  }
  const at = NAMED.indexOf(name)
  if (at >= 0 && at % 2 === 0) return NAMED[at + 1] ?? entity
  const mark = MARKS[name.slice(1)]
  return mark ? (name.charAt(0) + mark).normalize() : entity
}

/**
 * Text of an attribute of the catalogue that may have markup: without tags, comments, scripts and styles, with its
 * entities decoded (rule PROD-27). Elements that begin a line begin one in the text; '' for anything but a string.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return ''
  // Half of a character would be another text in the page than in its data.
  const text = value.replace(/\p{Surrogate}/gu, '\ufffd')
  if (!/[<&]/.test(text)) return text
  return text
    .replace(/<!--[^]*?(-->|$)|<(script|style)\b[^]*?(<\/\2\s*>|$)|<[!?][^>]*>/gi, '')
    .replace(/(\s*<(br|\/?(p|div|[uo]l|li|h\d|t(able|r)))\b[^>]*>)+\s*/gi, '\n')
    .replace(/<\/?[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi, '')
    .replace(/&(#\d+|#x[\da-f]+|\w+);/gi, decoded)
    .trim()
}
