import {existsSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {range} from '../range'
import {sets} from '../sets'
import {richContentOf} from './rich'

const files = join(__dirname, '../../../archive/catalogs/barnholt-master/static/default')
const ids = [...range, ...sets].map(({id}) => id)
const contents = ids.map((id) => ({id, content: richContentOf(id)}))

it('names products that there are', () => {
  const named = contents.flatMap(({content}) => [
    ...(content.hotspots ?? []).flatMap(({product}) => product ?? []),
    ...(content.extensions ?? []),
    ...(content.accessories ?? []),
    ...(content.engraving ? [content.engraving.product] : []),
  ])
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

it('leads to files of the archive, as large as they say', () => {
  const downloads = contents.flatMap(({content}) => content.downloads ?? [])
  for (const {path, size} of downloads)
    for (const file of Object.values(path).filter((one) => one !== '')) {
      const bytes = statSync(join(files, file)).size
      expect(Math.abs(bytes / 1000 - size)).toBeLessThan(5)
    }
  for (const {content} of contents)
    if (content.film) expect(existsSync(join(files, content.film.path))).toBe(true)
})

it('leads Japanese readers to no file in English', () => {
  const downloads = contents.flatMap(({content}) => content.downloads ?? [])
  expect(downloads.filter(({path}) => path.ja.includes('-en.'))).toEqual([])
})

it('stays on the picture with every point and every engraving', () => {
  const spots = contents.flatMap(({content}) => content.hotspots ?? [])
  for (const {x, y} of spots) expect([x, y].every((at) => at >= 5 && at <= 95)).toBe(true)
  const boards = contents.flatMap(({content}) => content.engraving?.positions ?? [])
  for (const {x, y, width, height} of boards) {
    expect(x - width / 2).toBeGreaterThan(0)
    expect(x + width / 2).toBeLessThan(100)
    expect(y + height / 2).toBeLessThan(100)
  }
})

it('turns what is engraved: the name is drawn on a frame of the turn', () => {
  const engraved = contents.filter(({content}) => content.engraving)
  expect(engraved.filter(({content}) => !content.turns).map(({id}) => id)).toEqual([])
})
