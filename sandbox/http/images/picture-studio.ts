import {createHash} from 'node:crypto'
import type {ImageWish, RenderPlan, Size} from './dimensions'
import {planSize} from './dimensions'
import {naturalSize} from './draw-picture'
import type {ImageFormat} from './format'
import type {ImageCache} from './image-cache'
import {Interest, NewestFirst} from './newest-first'
import {pictureName, type Picture} from './picture-path'
import {renderFromMaster, renderMaster, renderSvg} from './render'

/** Sizes of masters relative to the drawing's own canvas. */
const masterScales = [0.5, 1] as const
type MasterScale = (typeof masterScales)[number]

/** What is to be answered: a picture, how it was wished, and in which format. */
export interface PictureOrder {
  readonly picture: Picture
  readonly wish: ImageWish
  readonly format: ImageFormat
}

/** Makes the SVG of a picture; `background` replaces the studio's paper by one colour. */
export interface Drawer {
  draw: (picture: Picture, background: string | null) => Promise<string>
}

const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

const scaled = (natural: Size, scale: MasterScale): Size => ({
  width: Math.round(natural.width * scale),
  height: Math.round(natural.height * scale),
})

/** The smallest master that a plan can be cut from; null where the plan is larger than any. */
const scaleFor = (natural: Size, plan: RenderPlan): MasterScale | null =>
  masterScales.find((scale) => scaled(natural, scale).width >= plan.scaled.width) ?? null

/**
 * Makes pictures. Drawing and rasterising a scene takes up to a second, so every drawing is kept as
 * a master from which its sizes and formats are cut in a few milliseconds. What was asked for last is
 * made first, and what nobody waits for any more is not made.
 */
export class PictureStudio {
  private readonly making = new NewestFirst(2)
  private readonly interest = new Interest()
  private readonly recent = new Map<string, Promise<string>>()

  constructor(
    private readonly drawer: Drawer,
    private readonly cache: ImageCache,
    private readonly revision: string,
  ) {}

  /** Strong validator of an answer, also the key of its stored bytes. */
  etag({picture, wish, format}: PictureOrder): string {
    const plan = planSize(naturalSize(picture), wish)
    const {quality, background} = wish
    return keyOf(this.revision, pictureName(picture), plan, quality, background, format)
  }

  /**
   * The encoded picture; `hit` when it was stored already. Rejects with `Abandoned` when all who asked
   * for it were `gone` before its turn came.
   */
  async picture(order: PictureOrder, gone?: AbortSignal): Promise<{bytes: Buffer; hit: boolean}> {
    const leave = this.interest.take(pictureName(order.picture))
    gone?.addEventListener('abort', leave, {once: true})
    try {
      return await this.answer(order)
    } finally {
      leave()
    }
  }

  /** Draws what tiles and teasers are cut from, unless it is there. */
  async prepare(picture: Picture): Promise<void> {
    const leave = this.interest.take(pictureName(picture))
    try {
      await this.master(picture, 0.5)
    } finally {
      leave()
    }
  }

  private answer(order: PictureOrder): Promise<{bytes: Buffer; hit: boolean}> {
    const {picture, wish, format} = order
    const natural = naturalSize(picture)
    const plan = planSize(natural, wish)
    return this.cache.get(`${this.etag(order)}.${format}`, async () => {
      const scale = wish.background ? null : scaleFor(natural, plan)
      if (scale === null) {
        return this.make(picture, async () => {
          const svg = await this.drawing(picture, wish.background)
          return renderSvg(svg, natural, plan, format, wish.quality)
        })
      }
      return renderFromMaster(await this.master(picture, scale), plan, format, wish.quality)
    })
  }

  private make(picture: Picture, task: () => Promise<Buffer>): Promise<Buffer> {
    const name = pictureName(picture)
    return this.making.run(task, () => this.interest.has(name))
  }

  private async master(picture: Picture, scale: MasterScale): Promise<Buffer> {
    const fileOf = (size: MasterScale): string =>
      `${keyOf(this.revision, pictureName(picture), size)}.master.jpg`
    const larger = scale < 1 ? await this.cache.peek(fileOf(1)) : null
    if (larger) return larger
    const {bytes} = await this.cache.get(fileOf(scale), () =>
      this.make(picture, async () => {
        const natural = naturalSize(picture)
        const svg = await this.drawing(picture, null)
        return renderMaster(svg, natural, scaled(natural, scale))
      }),
    )
    return bytes
  }

  /** Keeps the last drawings, since a page may ask for both masters of one. */
  private drawing(picture: Picture, background: string | null): Promise<string> {
    const key = `${pictureName(picture)} ${background}`
    const known = this.recent.get(key)
    if (known) return known
    const drawing = this.drawer.draw(picture, background)
    this.recent.set(key, drawing)
    drawing.catch(() => this.recent.delete(key))
    if (this.recent.size > 8) this.recent.delete(this.recent.keys().next().value as string)
    return drawing
  }
}
