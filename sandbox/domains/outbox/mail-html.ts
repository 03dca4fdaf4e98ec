import type {Mail, MailItem, MailRow} from './mail'

/**
 * A mail as HTML for mail programs: a layout of tables with inline styles, because many programs
 * support no style sheets, and dark text on paper.
 */

const INK = '#23211e'
const SOFT = '#5f5a52'
const PAPER = '#fbf9f5'
const CARD = '#ffffff'
const LINE = '#e2dcd1'
const SPRUCE = '#24443a'
/** System fonts that mail programs have, with one for Japanese. */
const FONT =
  "'Helvetica Neue',Helvetica,Arial,'Hiragino Sans','Hiragino Kaku Gothic ProN',Meiryo,sans-serif"
const TEXT = `font-family:${FONT};font-size:16px;line-height:1.6;color:${INK}`
const SMALL = `font-family:${FONT};font-size:14px;line-height:1.5;color:${SOFT}`
/** Displayed size of a product picture in pixels; pictures are 7 wide to 8 high (rule LIMIT-7). */
const PICTURE = {width: 70, height: 80}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML: no content of a mail can become markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Sides of a mail, because many programs know no logical ones. */
interface Sides {
  readonly dir: 'ltr' | 'rtl'
  readonly start: 'left' | 'right'
  readonly end: 'left' | 'right'
}

const sidesOf = (locale: string): Sides =>
  /^(ar|he)\b/.test(locale)
    ? {dir: 'rtl', start: 'right', end: 'left'}
    : {dir: 'ltr', start: 'left', end: 'right'}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
const table = (rows: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${rows}</table>`
const row = (cell: string, style: string) => `<tr><td style="${style}">${cell}</td></tr>`
const paragraph = (text: string) => row(lines(text), `padding:0 0 16px;${TEXT}`)

function button({label, href}: {label: string; href: string}): string {
  return row(
    `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;border-radius:6px;background:${SPRUCE};color:#ffffff;font-family:${FONT};font-size:16px;line-height:20px;font-weight:500;text-decoration:none">${escapeHtml(label)}</a>`,
    'padding:8px 0 24px',
  )
}

function itemRow({name, detail, value, picture}: MailItem, {start, end}: Sides): string {
  const {width, height} = PICTURE
  const edge = `border-top:1px solid ${LINE};padding:12px 0`
  const image = picture
    ? `<td width="${width}" valign="top" style="${edge};padding-${end}:16px"><img src="${escapeHtml(picture)}" width="${width}" height="${height}" alt="" style="display:block;border:0;border-radius:4px;object-fit:cover"></td>`
    : ''
  return `<tr>
${image}
<td valign="top" style="${edge};${TEXT}">${escapeHtml(name)}<br><span style="${SMALL}">${escapeHtml(detail)}</span></td>
<td valign="top" align="${end}" style="${edge};padding-${start}:16px;white-space:nowrap;${TEXT}">${escapeHtml(value ?? '')}</td>
</tr>`
}

function sumRow({label, value, strong}: MailRow, {start, end}: Sides): string {
  const text = TEXT + (strong ? ';font-weight:600' : '')
  return `<tr><td style="padding:4px 0;${text}">${escapeHtml(label)}</td><td align="${end}" style="padding:4px 0;padding-${start}:16px;white-space:nowrap;${text}">${escapeHtml(value)}</td></tr>`
}

function factRow({label, value}: MailRow): string {
  return row(
    `<span style="${SMALL}">${escapeHtml(label)}</span><br>${lines(value)}`,
    `padding:0 0 16px;${TEXT}`,
  )
}

function codeRow(code: string): string {
  return row(
    escapeHtml(code),
    `padding:8px 0 24px;font-family:Menlo,Consolas,monospace;font-size:32px;line-height:40px;letter-spacing:4px;color:${INK}`,
  )
}

const section = (content: string, space = '16px 0 24px') =>
  content === '' ? '' : row(table(content), `padding:${space}`)

/** The logo above a mail: a picture that is `LOGO_HEIGHT` high, with the name of the shop for programs that show none. */
export interface MailLogo {
  readonly src: string
  readonly alt: string
}

/** Displayed height of the logo in pixels. */
export const LOGO_HEIGHT = 32

function logoRow({src, alt}: MailLogo): string {
  return row(
    `<img src="${escapeHtml(src)}" height="${LOGO_HEIGHT}" alt="${escapeHtml(alt)}" style="display:block;border:0;height:${LOGO_HEIGHT}px;width:auto;font-family:${FONT};font-size:20px;line-height:${LOGO_HEIGHT}px;color:${SPRUCE}">`,
    'padding:0 0 24px',
  )
}

/** Returns the whole mail as an HTML document, with the logo of the shop above it. */
export function mailAsHtml(
  {locale, content}: Pick<Mail, 'locale' | 'content'>,
  logo: MailLogo,
): string {
  const {subject, greeting, paragraphs, code, closing} = content
  const {link, links = [], items = [], rows = [], facts = []} = content
  const [first, ...rest] = paragraphs
  const sides = sidesOf(locale)
  const body = [
    logoRow(logo),
    paragraph(greeting),
    first === undefined ? '' : paragraph(first),
    code === undefined ? '' : codeRow(code),
    ...rest.map(paragraph),
    link ? button(link) : '',
    section(items.map((item) => itemRow(item, sides)).join(''), '0'),
    section(
      rows.map((sum) => sumRow(sum, sides)).join(''),
      `8px 0 16px;border-top:1px solid ${LINE}`,
    ),
    section(facts.map(factRow).join(''), '8px 0 0'),
    ...links.map(({label, href}) =>
      row(
        `<a href="${escapeHtml(href)}" style="color:${SPRUCE}">${escapeHtml(label)}</a>`,
        `padding:0 0 16px;${TEXT}`,
      ),
    ),
    row(lines(closing), `padding:16px 0 0;${TEXT}`),
  ].join('\n')
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${sides.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body dir="${sides.dir}" style="margin:0;padding:0;background:${PAPER}">
${table(
  `<tr><td align="center" style="padding:24px 12px">${table(
    row(
      table(body),
      `padding:32px 28px;background:${CARD};border:1px solid ${LINE};border-radius:8px`,
    ),
    'max-width:600px',
  )}</td></tr>`,
  `background:${PAPER}`,
)}
</body>
</html>
`
}
