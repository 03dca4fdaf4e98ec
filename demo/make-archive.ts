/**
 * Writes what is made of the site archive: its XML from the catalogue and its 3D models from the studio. Pictures, which
 * take minutes to draw, are files of the archive already. Made files that nothing names any more are removed.
 */
import fs from 'node:fs'
import path from 'node:path'
import {buildArchive} from './catalogue/source/archive'
import {shopArchive} from './catalogue/shop'
import {neededModels} from './studio/archive-pictures'
import {solidModel} from './studio/solid-model/solid-model'

const MADE = /\.(xml|glb)$/

/** Replaces a file at once, so that no reader sees a part; an equal file keeps its time of change. */
function write(place: string, content: Buffer): void {
  const file = path.join(shopArchive, place)
  if (fs.existsSync(file) && fs.readFileSync(file).equals(content)) return
  fs.mkdirSync(path.dirname(file), {recursive: true})
  const draft = `${file}.${process.pid}.part`
  fs.writeFileSync(draft, content)
  fs.renameSync(draft, file)
}

const xmls = buildArchive()
for (const [place, xml] of xmls) write(place, Buffer.from(xml))
// They are those that the XML names.
const models = neededModels()
for (const {place, model} of models) write(place, solidModel(model))

const kept = new Set([...xmls.keys(), ...models.map(({place}) => place)])
for (const name of fs.readdirSync(shopArchive, {recursive: true, encoding: 'utf8'})) {
  const place = name.split(path.sep).join('/')
  if (MADE.test(place) && !kept.has(place)) fs.rmSync(path.join(shopArchive, place))
}
