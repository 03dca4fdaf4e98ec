/**
 * Draws the icons of the installed app and of browser tabs from `app/static/ico/*.svg`. Run after a
 * change of the logo mark; the results are committed, because the build needs no image library.
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.resolve(__dirname, '../app/static/ico')
/** The mark on its ground to the edges: the system cuts it to its own shape; the mark stays within the safe circle. */
const WHOLE = {'apple-touch-icon': 180, 'maskable-192': 192, 'maskable-512': 512}
/** The same with round corners, for systems that show an icon as it is. */
const ROUNDED = {'icon-192': 192, 'icon-512': 512}
/** Width of the box of an icon in its source. */
const BOX = 512
const CORNER = 116
/** Size of the tab icon, and of the signs of the app's shortcuts, in pixels. */
const TAB_SIZE = 48
const SHORTCUT_SIZE = 96
const SPRUCE = '#24443a'
const PAPER = '#fbf9f5'

/** Signs of the shortcuts, 24 wide, as strokes. */
const SHORTCUTS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  cart: 'M5 8h14l-1.2 12H6.2zM9 8V7a3 3 0 0 1 6 0v1',
  wishlist:
    'M12 20C5.5 15.5 4 12.5 4 9.5A4.2 4.2 0 0 1 12 7.6A4.2 4.2 0 0 1 20 9.5c0 3-1.5 6-8 10.5z',
  orders: 'M4 8l8-4l8 4v8l-8 4l-8-4zM4 8l8 4l8-4M12 12v8',
}

const drawSvg = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), {density: 384}).resize(size, size).png({palette: true}).toBuffer()

const read = (source: string): string => fs.readFileSync(path.join(folder, source), 'utf8')
const draw = (source: string, size: number): Promise<Buffer> => drawSvg(read(source), size)

const rounded = (svg: string): string =>
  svg.replace(`height="${BOX}"`, `height="${BOX}" rx="${CORNER}"`)
/** The mark alone, for systems that colour it themselves. */
const monochrome = (svg: string): string => svg.replace(/<rect[^>]*>/, '').replace(PAPER, '#fff')
const shortcut = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${SPRUCE}"/><path transform="translate(12 12)" d="${path}" fill="none" stroke="${PAPER}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** An ICO file that holds one PNG (its directory is 6 + 16 bytes). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function main(): Promise<void> {
  const app = read('app-icon.svg')
  const icons: [name: string, svg: string, size: number][] = [
    ...Object.entries(WHOLE).map(([name, size]): [string, string, number] => [name, app, size]),
    ...Object.entries(ROUNDED).map(([name, size]): [string, string, number] => [
      name,
      rounded(app),
      size,
    ]),
    ['monochrome-512', monochrome(app), 512],
    ...Object.entries(SHORTCUTS).map(([name, sign]): [string, string, number] => [
      `shortcut-${name}`,
      shortcut(sign),
      SHORTCUT_SIZE,
    ]),
  ]
  for (const [name, svg, size] of icons)
    fs.writeFileSync(path.join(folder, `${name}.png`), await drawSvg(svg, size))
  fs.writeFileSync(
    path.join(folder, 'favicon.ico'),
    icoOf(await draw('mark.svg', TAB_SIZE), TAB_SIZE),
  )
}

void main()
