/**
 * Draws the icons of the installed app and of browser tabs from `app/static/ico/*.svg`. Run after a
 * change of the logo mark; the results are committed, because the build needs no image library.
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.resolve(__dirname, '../app/static/ico')
const APP_SIZES = {'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512}
/** Size of the tab icon in pixels. */
const TAB_SIZE = 48

const draw = (source: string, size: number): Promise<Buffer> =>
  sharp(path.join(folder, source), {density: 384})
    .resize(size, size)
    .png({palette: true})
    .toBuffer()

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
  for (const [name, size] of Object.entries(APP_SIZES)) {
    fs.writeFileSync(path.join(folder, name), await draw('app-icon.svg', size))
  }
  fs.writeFileSync(
    path.join(folder, 'favicon.ico'),
    icoOf(await draw('mark.svg', TAB_SIZE), TAB_SIZE),
  )
}

void main()
