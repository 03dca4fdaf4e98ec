import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import {sampleOf} from '../../sandbox/testing/extent'
import {archiveDir, neededModels, neededPictures} from './archive-pictures'
import {pictureKind} from './picture-kinds'
import {pictureName} from './picture-path'
import {rasterise} from './render-picture'
import {solidModel} from './solid-model/solid-model'

/** Maximum size of all pictures of the archive, megabytes; copies are counted once. */
const LIMIT_MB = 35
/** Maximum mean difference per channel of 255 between a redrawn and the stored picture: the loss of AVIF. */
const TOLERANCE = 4

const pictures = neededPictures()
const expected = pictures.flatMap(({picture, places}) =>
  places.flatMap((place) => [
    `${place}.avif`,
    ...pictureKind(pictureName(picture)).readyWidths.map((width) => `${place}.w${width}.avif`),
  ]),
)
/** One picture of each kind of drawing. */
const names = [
  'highchair/grow/beech/mainview-1',
  'cup/holder',
  'blanket/knit',
  'stroller/jogger/ink/emotional1-2',
  'cot/slat/beech/detail2-1',
  'material/weave/slate',
  'content/banner-textiles',
]
const someNames = sampleOf(names, 2, (name) => name.startsWith('content/'))
const stored = fs
  .readdirSync(archiveDir, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\/static\/default\/images\/(nursery|content)\/.*\.\w+$/.test(file))

describe('pictures of the archive', () => {
  it('are there for every place that names one, and nothing else is', () => {
    const models = neededModels().map(({place}) => place)
    const [required, there] = [new Set([...expected, ...models]), new Set(stored)]
    expect([...required].filter((file) => !there.has(file)).slice(0, 10)).toEqual([])
    expect([...there].filter((file) => !required.has(file)).slice(0, 10)).toEqual([])
  })

  it('stay below the limit of the repository', () => {
    const sizes = pictures.flatMap(({picture, places: [place = '']}) =>
      ['', ...pictureKind(pictureName(picture)).readyWidths.map((width) => `.w${width}`)].map(
        (suffix) => fs.statSync(path.join(archiveDir, `${place}${suffix}.avif`)).size,
      ),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThan(LIMIT_MB)
  })

  it.each(someNames)(
    'are what the studio draws now: %s',
    async (name) => {
      const needed = pictures.find(({picture}) => pictureName(picture).includes(name))
      if (!needed) throw new Error(`The archive names no picture like ${name}.`)
      const {data, info} = await rasterise(needed.picture)
      const file = sharp(path.join(archiveDir, `${needed.places[0]}.avif`)).removeAlpha()
      const archived = await file.raw().toBuffer({resolveWithObject: true})
      expect([archived.info.width, archived.info.height]).toEqual([info.width, info.height])
      let difference = 0
      for (const [index, value] of data.entries())
        difference += Math.abs(value - (archived.data[index] ?? 0))
      expect(difference / data.length).toBeLessThan(TOLERANCE)
    },
    60_000,
  )

  it('include 3D models that are what the studio makes now', () => {
    const [first] = neededModels()
    if (!first) throw new Error('The archive names no 3D model.')
    const archived = fs.readFileSync(path.join(archiveDir, first.place))
    expect(archived.equals(solidModel(first.model))).toBe(true)
  })
})
