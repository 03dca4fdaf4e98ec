import fs from 'node:fs'
import path from 'node:path'
import {shopArchive} from '../catalogue/shop'
import {pictureAt, type Picture} from './picture-path'
import {solidModelAt, type SolidModel} from './solid-model/solid-model'

/** Folder of the archive whose pictures are drawn here. */
export const archiveDir = shopArchive

/** A picture and the places in the archive that need its files. */
export interface NeededPicture {
  readonly picture: Picture
  /** Paths without extension, relative to the archive. */
  readonly places: readonly string[]
}

/** Files whose pictures belong to the catalog or library that contains the file. */
const OWNERS = [
  {folder: 'catalogs', file: 'catalog.xml'},
  {folder: 'libraries', file: 'library.xml'},
] as const
const PICTURE_PATH = /(?:nursery|content)\/[\w/-]+\.(?:jpg|png)/g
const SITE_PICTURE = /content\/[\w/-]+\.jpg/g
const MODEL_PATH = /nursery\/[\w/-]+\/model\.glb/g

const read = (...segments: string[]): string =>
  fs.readFileSync(path.join(archiveDir, ...segments), 'utf8')

const unique = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])]

const placeOf = (folder: string, owner: string, file: string): string =>
  `${folder}/${owner}/static/default/images/${file}`

const siteFiles = (): string[] =>
  fs
    .readdirSync(path.join(archiveDir, 'sites'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.xml'))

/** Every place of the archive that names a picture, as `[place with extension, path]`. */
function namedPictures(): [string, string][] {
  const owned = OWNERS.flatMap(({folder, file}) =>
    fs
      .readdirSync(path.join(archiveDir, folder))
      .flatMap((owner) =>
        unique(read(folder, owner, file), PICTURE_PATH).map((name): [string, string] => [
          placeOf(folder, owner, name),
          name,
        ]),
      ),
  )
  // The other pictures of sites are in the shared library.
  const library = fs.readdirSync(path.join(archiveDir, 'libraries'))[0] ?? ''
  const ofSites = siteFiles()
    .flatMap((file) => unique(read('sites', file), SITE_PICTURE))
    .map((name): [string, string] => [placeOf('libraries', library, name), name])
  return [...owned, ...ofSites]
}

/** The pictures that the archive names. Throws for a path that the studio cannot draw. */
export function neededPictures(): NeededPicture[] {
  const byName = new Map<string, {picture: Picture; places: Set<string>}>()
  for (const [place, name] of namedPictures()) {
    const found = pictureAt(name)
    if (!found) throw new Error(`The archive names a picture that cannot be drawn: ${name}`)
    const needed = byName.get(name) ?? {picture: found.picture, places: new Set<string>()}
    needed.places.add(place.replace(/\.\w+$/, ''))
    byName.set(name, needed)
  }
  return [...byName.values()].map(({picture, places}) => ({picture, places: [...places]}))
}

/** The 3D models that site preferences name, with a variant for each colour of which the catalog has pictures. */
export function neededModels(): {readonly place: string; readonly model: SolidModel}[] {
  const files = new Set(siteFiles().flatMap((file) => unique(read('sites', file), MODEL_PATH)))
  return fs.readdirSync(path.join(archiveDir, 'catalogs')).flatMap((owner) => {
    const catalog = read('catalogs', owner, 'catalog.xml')
    return [...files].flatMap((file) => {
      const folder = file.replace(/model\.glb$/, '')
      const views = unique(catalog, new RegExp(`${folder}[\\w-]+/mainview-1`, 'g'))
      const colours = views.map((view) => view.split('/').at(-2) ?? '').sort()
      const model = solidModelAt(file, colours)
      return model ? [{place: placeOf('catalogs', owner, file), model}] : []
    })
  })
}
