import {setTimeout as sleep} from 'node:timers/promises'
import {queryAll, type Database} from '../../db/database'
import {pictureAt, type Picture} from './picture-path'
import type {PictureStudio} from './picture-studio'
import {contentNames} from './scenes/names'

/** How long (ms) the sandbox must have been idle before the next picture is drawn. */
const idleBefore = 1500

/** Pictures that a walk through the shop meets first: scenes, then the first view of every colour. */
export function firstPictures(db: Database): Picture[] {
  const scenes = [...contentNames]
    .sort((a, b) => Number(b.startsWith('home')) - Number(a.startsWith('home')))
    .map((name): Picture => ({kind: 'content', name}))
  const views = queryAll<{path: string}>(
    db,
    `SELECT path, min(product_id) AS first FROM product_image
      WHERE path LIKE '%/mainview-1.%' GROUP BY path ORDER BY first`,
  )
  return [...scenes, ...views.flatMap(({path}) => pictureAt(path)?.picture ?? [])]
}

/**
 * Draws pictures while nobody asks for anything, so that the first visit of a page does not wait for
 * them. Ends when all are there or `signal` aborts; a picture that fails is left to who asks for it.
 */
export async function drawAhead(
  studio: PictureStudio,
  pictures: readonly Picture[],
  lastRequest: () => number,
  signal: AbortSignal,
): Promise<void> {
  for (const picture of pictures) {
    while (!signal.aborted && performance.now() - lastRequest() < idleBefore) {
      await sleep(idleBefore, undefined, {signal, ref: false}).catch(() => undefined)
    }
    if (signal.aborted) return
    await studio.prepare(picture).catch(() => undefined)
  }
}
