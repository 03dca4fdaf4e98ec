/**
 * Writes what is made of the site archive: its XML from the catalogue and its 3D models from the studio. Pictures, which
 * take minutes to draw, are files of the archive already. Made files that nothing names any more are removed.
 */
import fs from 'node:fs'
import path from 'node:path'
import {replaceFile} from '../scripts/lib/replace-file'
import {buildArchive} from './catalogue/source/archive'
import {shopArchive} from './catalogue/shop'
import {neededModels} from './studio/archive-pictures'
import {solidModel} from './studio/solid-model/solid-model'

const MADE = /\.(xml|glb)$/

const write = (place: string, content: Buffer | string): void =>
  replaceFile(path.join(shopArchive, place), content)

const xmls = buildArchive()
for (const [place, xml] of xmls) write(place, xml)
// They are those that the XML names.
const models = neededModels()
for (const {place, model} of models) write(place, solidModel(model))

const needed = new Set([...xmls.keys(), ...models.map(({place}) => place)])
for (const name of fs.readdirSync(shopArchive, {recursive: true, encoding: 'utf8'})) {
  const place = name.split(path.sep).join('/')
  if (MADE.test(place) && !needed.has(place)) fs.rmSync(path.join(shopArchive, place))
}
