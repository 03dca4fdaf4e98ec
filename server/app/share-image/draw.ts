import {createRequire} from 'node:module'
import path from 'node:path'
import type sharpModule from 'sharp'
import {tokens} from '../../../common/design-tokens'
import {panelSvg, PICTURE, SHARE_SIZE} from './share-image-svg'

const QUALITY = 82

/** Node's own `require` inside the bundle; with the bundler's, native code would be bundled. */
declare const __non_webpack_require__: ((id: string) => unknown) | undefined

let loaded: typeof sharpModule | null | undefined

/** The image library, which is native code and not part of the bundle; null where it is not installed. */
export function imageLibrary(): typeof sharpModule | null {
  if (loaded === undefined) {
    try {
      const load =
        typeof __non_webpack_require__ === 'function'
          ? __non_webpack_require__
          : createRequire(path.resolve(process.cwd(), 'package.json'))
      loaded = load('sharp') as typeof sharpModule
    } catch {
      loaded = null
    }
  }
  return loaded
}

/** Draws the picture of a shared link. @param picture any image file; without it only the panel is drawn */
export async function drawShareImage(
  sharp: typeof sharpModule,
  {title, brand, picture}: {title: string; brand: string; picture: Buffer | null},
): Promise<Buffer> {
  const layers = [{input: Buffer.from(panelSvg(title, brand)), left: 0, top: 0}]
  if (picture) {
    const cut = await sharp(picture)
      .resize(PICTURE.width, PICTURE.height, {fit: 'cover', position: 'centre'})
      .toBuffer()
    layers.unshift({input: cut, left: PICTURE.left, top: 0})
  }
  return sharp({
    create: {...SHARE_SIZE, channels: 3, background: tokens.color.sand1},
  })
    .composite(layers)
    .jpeg({quality: QUALITY, mozjpeg: true})
    .toBuffer()
}
