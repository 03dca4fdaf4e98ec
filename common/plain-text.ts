/**
 * Entities with the sign of each before its name, marks of letters among them: `&uuml;` is u with a diaeresis. Others stay as
 * they are written: the whole table weighs more than the rest of a page's texts.
 */
const SIGNS =
  '&amp;<lt;>gt;"quot;\'apos;\u00a0nbsp;\u00adshy;ßszlig;æaelig;øoslash;©copy;®reg;™trade;°deg;€euro;£pound;–ndash;—mdash;…hellip;•bull;×times;’rsquo;“ldquo;”rdquo;„bdquo;\u0300grave;\u0301acute;\u0302circ;\u0303tilde;\u0308uml;\u030aring;\u0327cedil;'

const signOf = (name: string): string => {
  const at = SIGNS.search(new RegExp(`[^a-z;]${name};`))
  return at < 0 ? '' : SIGNS.charAt(at)
}

function decoded(entity: string, name: string): string {
  if (name[0] === '#') {
    const code = Number(name.replace('#', '').replace(/x/i, '0x'))
    return code && code < 0x110000 ? String.fromCodePoint(code) : '\ufffd'
  }
  const mark = signOf(name.slice(1))
  return signOf(name) || (mark ? (name.charAt(0) + mark).normalize() : entity)
}

/**
 * Text of an attribute of the catalogue that may have markup: without tags, comments, scripts and styles, with its
 * entities decoded (rule PROD-27). Elements that begin a line begin one in the text; '' for anything but a string.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return ''
  return (
    value
      .replace(/<!--[^]*?(-->|$)|<(script|style)\b[^]*?(<\/\2\s*>|$)|<[!?][^>]*>/gi, '')
      .replace(/(\s*<(br|\/?(p|div|[uo]l|li|h\d|tr))\b[^>]*>)+\s*/gi, '\n')
      .replace(/<\/?[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi, '')
      .replace(/&(#\d+|#x[\da-f]+|\w+);/gi, decoded)
      // Half of a character would be another text in the page than in its data.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .trim()
  )
}
