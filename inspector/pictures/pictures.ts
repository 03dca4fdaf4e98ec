import {createHash} from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import {createLimiter} from '../backend/limiter'
import {openBrowser} from './browser'

export const WIDTHS = {phone: 390, desktop: 1440} as const
export type Width = keyof typeof WIDTHS

/** A page of a site to be photographed. */
export interface Shot {
  readonly siteId: string
  readonly url: string
}

/** A photographed page. */
export interface Picture extends Shot {
  /** Name of its file, which changes with its content; null when the page did not open. */
  readonly file: string | null
  /** The page looks different from the run before; false in the first run. */
  readonly changed: boolean
}

export interface Album {
  /** ISO instant. */
  readonly takenAt: string
  readonly pictures: readonly Picture[]
}

/** Screenshots of the same page of all sites, kept in a folder. */
export interface Pictures {
  /** The last album of a page at a width; null when there is none. */
  album(page: string, width: Width): Promise<Album | null>
  /** @throws Error with a remedy when there is no browser */
  take(page: string, width: Width, shots: readonly Shot[]): Promise<Album>
  /** Path of a picture; null for a name that no picture has. */
  fileOf(name: string): string | null
}

const AT_A_TIME = 3
const FILE = /^[a-f0-9]{24}\.jpg$/

async function readAlbum(file: string): Promise<Album | null> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Album
  } catch {
    return null
  }
}

/** @param folder of the files */
export function createPictures(folder: string): Pictures {
  const albumFile = (page: string, width: Width) => path.join(folder, `${page}-${width}.json`)
  const save = async (image: Buffer): Promise<string> => {
    const name = `${createHash('sha256').update(image).digest('hex').slice(0, 24)}.jpg`
    await fs.writeFile(path.join(folder, name), image)
    return name
  }
  return {
    album: (page, width) => readAlbum(albumFile(page, width)),
    fileOf: (name) => (FILE.test(name) ? path.resolve(folder, name) : null),
    async take(page, width, shots) {
      await fs.mkdir(folder, {recursive: true})
      const before = await readAlbum(albumFile(page, width))
      const browser = await openBrowser()
      const limit = createLimiter(AT_A_TIME)
      try {
        const pictures = await Promise.all(
          shots.map((shot) =>
            limit(async (): Promise<Picture> => {
              const image = await browser.photograph(shot.url, WIDTHS[width])
              const file = image && (await save(image))
              const earlier = before?.pictures.find(({siteId}) => siteId === shot.siteId)
              return {...shot, file, changed: earlier !== undefined && earlier.file !== file}
            }),
          ),
        )
        const album = {takenAt: new Date().toISOString(), pictures}
        await fs.writeFile(albumFile(page, width), JSON.stringify(album))
        return album
      } finally {
        await browser.close()
      }
    },
  }
}
