/**
 * `npm run generate -- pictures`: draws the pictures that the archive names and that have no file yet.
 * `-- --all` draws all of them again, `-- --only TEXT` those whose path contains TEXT;
 * `--workers N` sets the number of processes (one per core).
 */
import {fork} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import sharp from 'sharp'
import {archiveDir, neededPictures, type NeededPicture} from './archive-pictures'
import {pictureName} from './picture-path'
import {renderPicture} from './render-picture'

const fileOf = (place: string, suffix: string): string => path.join(archiveDir, place + suffix)

function write(file: string, bytes: Buffer): void {
  fs.mkdirSync(path.dirname(file), {recursive: true})
  // An interrupted run must not leave a half-written picture.
  const draft = `${file}.${process.pid}.part`
  fs.writeFileSync(draft, bytes)
  fs.renameSync(draft, file)
}

async function make({picture, places}: NeededPicture): Promise<void> {
  const files = await renderPicture(picture)
  for (const place of places)
    // The full picture is written last: its presence means that all files exist.
    for (const {suffix, bytes} of [...files].reverse()) write(fileOf(place, suffix), bytes)
}

/** Pictures that a visit shows first are made first: a run that is stopped early leaves a usable shop. */
const ORDER = [/^content/, /mainview-1$/, /emotional1/, /swatch/, /mainview/, /./]
const rank = ({picture}: NeededPicture): number =>
  ORDER.findIndex((pattern) => pattern.test(pictureName(picture)))

const {values} = parseArgs({
  options: {
    all: {type: 'boolean'},
    only: {type: 'string'},
    workers: {type: 'string'},
    part: {type: 'string'},
  },
})

const selected = neededPictures()
  .filter(({picture}) => pictureName(picture).includes(values.only ?? ''))
  .filter(
    ({places}) => values.all || places.some((place) => !fs.existsSync(fileOf(place, '.avif'))),
  )
  .sort((a, b) => rank(a) - rank(b))

async function runPart(part: number, parts: number): Promise<void> {
  sharp.concurrency(1)
  for (const [index, needed] of selected.entries()) {
    if (index % parts !== part) continue
    await make(needed)
    process.send?.(pictureName(needed.picture))
  }
}

function runAll(): void {
  console.log(`${selected.length} pictures to draw`)
  if (selected.length === 0) return
  const parts = Number(values.workers ?? os.availableParallelism())
  let done = 0
  for (let part = 0; part < parts; part += 1) {
    const child = fork(__filename, [...process.argv.slice(2), `--part=${part}/${parts}`])
    child.on('message', (name) => console.log(`${(done += 1)}/${selected.length} ${String(name)}`))
    child.on('exit', (code) => {
      if (code) process.exitCode = 1
    })
  }
}

if (values.part) {
  const [part = 0, parts = 1] = values.part.split('/').map(Number)
  void runPart(part, parts)
} else runAll()
