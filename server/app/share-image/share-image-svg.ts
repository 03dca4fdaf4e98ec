import {tokens} from '../../../common/design-tokens'
import {isArabic} from './arabic'
import {breakLines, canWrite, widthOf, write} from './lettering'

/** Size in pixels of the picture of a shared link. */
export const SHARE_SIZE = {width: 1200, height: 630}
/** Width of the area on the right that the picture fills. */
export const PICTURE = {left: 480, width: 720, height: 630}

const MARGIN = 64
const COLUMN = PICTURE.left - 2 * MARGIN
/** Letter heights to try, the largest first, pixels. */
const SIZES = [64, 54, 46, 38]
const MAX_LINES = 4

/** The mark of the brand: a tall tree and a small one, on a square of 32. */
const MARK =
  '<path d="M13 2.5c5.2 4.6 7.4 9 7.4 12.9a7.4 7.4 0 0 1-6.5 7.35V29a.9.9 0 0 1-1.8 0v-6.25A7.4 7.4 0 0 1 5.6 15.4c0-3.9 2.2-8.3 7.4-12.9z"/>' +
  '<path opacity="0.62" d="M24.4 14.6c2.9 2.6 4.1 5 4.1 7.1a4.1 4.1 0 0 1-3.3 4.02V29a.8.8 0 0 1-1.6 0v-3.28a4.1 4.1 0 0 1-3.3-4.02c0-2.1 1.2-4.5 4.1-7.1z"/>'

const {paper, spruce} = tokens.color

/** The title in the largest letters that fit. */
function titleOf(title: string): string {
  if (title === '' || !canWrite(title)) return ''
  for (const size of SIZES) {
    const lines = breakLines(title, size, COLUMN)
    const fits = lines.length <= MAX_LINES && lines.every((line) => widthOf(line, size) <= COLUMN)
    if (!fits && size !== SIZES.at(-1)) continue
    const shown = lines.slice(0, MAX_LINES)
    const leading = size * 1.16
    const top = SHARE_SIZE.height / 2 - ((shown.length - 1) * leading) / 2 + size * 0.34
    // Arabic lines end at the left margin.
    const startOf = (line: string) =>
      isArabic(title) ? MARGIN + COLUMN - widthOf(line, size) : MARGIN
    return shown
      .map((line, index) => write(line, startOf(line), top + index * leading, size, paper))
      .join('')
  }
  return ''
}

/**
 * The panel beside the picture: the brand above, the name of the shared page, a line below. For a name
 * whose letters have no outlines the panel shows only the mark, larger.
 */
export function panelSvg(title: string, brand: string): string {
  const {width, height} = SHARE_SIZE
  const name = titleOf(title)
  const large = name === ''
  const mark = large
    ? `<g fill="${paper}" transform="translate(${PICTURE.left / 2 - 96} ${height / 2 - 130}) scale(6)">${MARK}</g>`
    : `<g fill="${paper}" transform="translate(${MARGIN - 10} 56) scale(1.7)">${MARK}</g>`
  const word = large
    ? write(brand, PICTURE.left / 2 - 84, height / 2 + 130, 44, paper)
    : write(brand, MARGIN + 54, 96, 36, paper)
  const rule = `<rect x="${MARGIN}" y="${height - 72}" width="72" height="3" fill="${paper}" opacity="0.6"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${PICTURE.left}" height="${height}" fill="${spruce}"/>${mark}${word}${name}${large ? '' : rule}</svg>`
}
