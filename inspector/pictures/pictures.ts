import type {ConfiguredOrigin} from '../../config/configured-origin'
import path from 'node:path'
import {createLimiter} from '../backend/limiter'
import {createJsonFiles} from '../history/json-files'
import {openBrowser, type PictureBrowser} from './browser'
import {differenceOf} from './difference'
import {createPictureFiles} from './picture-files'

export const WIDTHS = {phone: 390, desktop: 1440} as const
export type Width = keyof typeof WIDTHS

/** A page of a site to be photographed. */
export interface Shot {
  readonly siteId: string
  /** Path with site and locale. */
  readonly path: string
}

/** A photographed page. */
export interface Picture extends Shot {
  /** Name of its file, which changes with its content; null when the page did not open. */
  readonly file: string | null
  /** Name of the file of the run before; absent in the first run. */
  readonly before?: string | null
  /** Share of the picture that looks different from the run before, 0 to 1. */
  readonly difference: number
}

export interface Album {
  /** ISO instant. */
  readonly takenAt: string
  /** Origin of the shop in browsers, for links. */
  readonly shopOrigin: string
  readonly pictures: readonly Picture[]
}

/** Pictures that are being taken. */
interface Taking {
  readonly done: number
  readonly total: number
}

/** Screenshots of the same page of all sites, kept in a folder. */
export interface Pictures {
  /** The last album of a page at a width; null when there is none. */
  album(page: string, width: Width): Promise<Album | null>
  /** Begins to take pictures, unless pictures are being taken. */
  start(page: string, width: Width, shots: readonly Shot[]): Promise<void>
  progress(): Promise<Taking | null>
  /** Why the last pictures could not be taken, with a remedy; undefined when they could. */
  problem(): Promise<string | undefined>
  /** Path of a picture; null for a name that no picture has. */
  fileOf(name: string): string | null
  /** Resolves once the pictures of this process have been taken. */
  settled(): Promise<void>
}

export interface PictureOptions {
  /** Origin of the shop in browsers, for links. */
  readonly shopOrigin: string
  /** Origin from which the pages are opened. */
  readonly readFrom: ConfiguredOrigin
  /** Opens a browser; an installed Chromium by default. */
  readonly open?: () => Promise<PictureBrowser>
}

const AT_A_TIME = 3
/** Taking that has not moved for so long was killed, in milliseconds. */
const SILENCE_MS = 60_000

interface State extends Taking {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly problem?: string
}

/** The values of all promises once none of them runs any more. @throws what the first one that failed threw */
async function allOf<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** @param folder of the files, an absolute path; several processes may share it */
export function createPictures(folder: string, options: PictureOptions): Pictures {
  const {shopOrigin, readFrom, open = openBrowser} = options
  const json = createJsonFiles()
  const files = createPictureFiles(folder)
  const stateFile = path.join(folder, 'state.json')
  const albumFile = (page: string, width: Width) => path.join(folder, `${page}-${width}.json`)
  const album = (page: string, width: Width) => json.read<Album>(albumFile(page, width))
  const setState = (state: Omit<State, 'at'>) => json.write(stateFile, {...state, at: Date.now()})
  let running: Promise<void> | null = null

  const progress = async (): Promise<Taking | null> => {
    const state = await json.read<State>(stateFile)
    if (!state || state.done >= state.total || Date.now() - state.at > SILENCE_MS) return null
    return {done: state.done, total: state.total}
  }
  const photograph = async (
    browser: PictureBrowser,
    width: Width,
    shot: Shot,
    before: Picture | undefined,
  ): Promise<Picture> => {
    const image = await browser.photograph(readFrom + shot.path, WIDTHS[width])
    const file = image && (await files.save(image))
    if (!before) return {...shot, file, difference: 0}
    const earlier = before.file === null ? null : await files.read(before.file)
    const difference = image && earlier ? await differenceOf(earlier, image) : +(image !== earlier)
    return {...shot, file, before: before.file, difference}
  }
  const take = async (page: string, width: Width, shots: readonly Shot[]): Promise<void> => {
    const before = await album(page, width)
    const browser = await open()
    const limit = createLimiter(AT_A_TIME)
    let done = 0
    try {
      const pictures = await allOf(
        shots.map((shot) =>
          limit(async () => {
            const earlier = before?.pictures.find(({siteId}) => siteId === shot.siteId)
            const picture = await photograph(browser, width, shot, earlier)
            done += 1
            if (done < shots.length) await setState({done, total: shots.length})
            return picture
          }),
        ),
      )
      const taken: Album = {takenAt: new Date().toISOString(), shopOrigin, pictures}
      await json.write(albumFile(page, width), taken)
      await files.removeUnused()
    } finally {
      await browser.close()
    }
  }
  const run = async (page: string, width: Width, shots: readonly Shot[]): Promise<void> => {
    const ended = {done: shots.length, total: shots.length}
    try {
      await take(page, width, shots)
      await setState(ended)
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      await setState({...ended, problem}).catch(() => undefined)
    } finally {
      running = null
    }
  }
  return {
    album,
    progress,
    problem: async () => (await json.read<State>(stateFile))?.problem,
    fileOf: (name) => files.pathOf(name),
    async start(page, width, shots) {
      if (running || (await progress()) || shots.length === 0) return
      await files.create()
      await setState({done: 0, total: shots.length})
      running ??= run(page, width, shots)
    },
    settled: async () => void (await running),
  }
}
