import {mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {ImageCache} from './image-cache'
import {Abandoned, NewestFirst} from './newest-first'
import {pictureName, type Picture} from './picture-path'
import {plainPicture} from './plain-picture'
import {PictureStudio} from './picture-studio'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'newest-first-'))
afterAll(() => rmSync(dataDir, {recursive: true, force: true}))

/** A task that ends when it is told to. */
function held() {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return {until, release}
}

describe('what is asked for last', () => {
  it('goes first, and what nobody waits for is not done', async () => {
    const queue = new NewestFirst(1)
    const done: string[] = []
    const gate = held()
    const task = (name: string) => async () => void done.push(name)
    const first = queue.run(() => gate.until, Boolean)
    const old = queue.run(task('old'), () => true)
    const left = queue.run(task('left'), () => false)
    const latest = queue.run(task('latest'), () => true)
    gate.release()
    await expect(left).rejects.toThrow(Abandoned)
    await Promise.all([first, old, latest])
    expect(done).toEqual(['latest', 'old'])
  })

  it('finds the queue open again after a task that failed and one that was given up', async () => {
    const queue = new NewestFirst(1)
    const gate = held()
    const failing = queue.run(() => gate.until.then(() => Promise.reject(new Error('no'))), Boolean)
    const left = queue.run(
      () => Promise.resolve(1),
      () => false,
    )
    gate.release()
    await expect(failing).rejects.toThrow('no')
    await expect(left).rejects.toThrow(Abandoned)
    expect(await queue.run(() => Promise.resolve(2), Boolean)).toBe(2)
  })
})

describe('pictures of a page that was left', () => {
  const wish = {width: 60, height: null, mode: 'fit', quality: null, background: null} as const
  const view = (name: 'mainview-1' | 'mainview-2' | 'mainview-3' | 'mainview-4'): Picture => ({
    kind: 'product',
    family: 'highchair',
    model: 'grow',
    colour: 'beech',
    view: name,
  })

  it('are not drawn, unless somebody else waits for them', async () => {
    const gate = held()
    const drawn: string[] = []
    const studio = new PictureStudio(
      {
        draw: async (picture, background) => {
          drawn.push(pictureName(picture))
          await gate.until
          return plainPicture(picture, background)
        },
      },
      new ImageCache(dataDir, 'r1'),
      'r1',
    )
    const ask = (name: Parameters<typeof view>[0], gone?: AbortSignal) =>
      studio.picture({picture: view(name), wish, format: 'webp'}, gone)
    const leaving = new AbortController()
    const busy = [ask('mainview-1'), ask('mainview-2')]
    while (drawn.length < 2) await sleep(5)
    const left = ask('mainview-3', leaving.signal)
    const shared = [ask('mainview-4', leaving.signal), ask('mainview-4')]
    await sleep(500)
    leaving.abort()
    gate.release()
    await expect(left).rejects.toThrow(Abandoned)
    await Promise.all([...busy, ...shared])
    expect(drawn.map((name) => name.split('/').pop())).toEqual([
      'mainview-1',
      'mainview-2',
      'mainview-4',
    ])
    // Who comes back gets it.
    expect((await ask('mainview-3')).bytes.length).toBeGreaterThan(0)
  })
})
