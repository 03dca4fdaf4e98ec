import {createHash} from 'node:crypto'
import path from 'node:path'
import type {FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify'
import {ApiProblem} from '../errors'
import {planSize, readWish} from './dimensions'
import {naturalSize} from './draw-picture'
import {DrawingThread} from './drawing-thread'
import {chooseFormat, mediaTypes} from './format'
import {ImageCache, limiter} from './image-cache'
import {pictureAt, pictureName, type Picture} from './picture-path'
import {renderSvg} from './render'
import {drawingRevision} from './revision'

export interface ImagesOptions {
  readonly sandbox: {readonly config: {readonly dataDir: string}}
}

const hashed = 'public, max-age=31536000, immutable'
const unhashed = 'public, max-age=3600'

const notFound = (file: string): ApiProblem =>
  new ApiProblem(404, 'image-not-found', 'Image Not Found', `There is no image '${file}'.`)

/** Keeps the last drawings, since a page asks for the same one in several sizes. */
const recentDrawings = (
  thread: DrawingThread,
): ((picture: Picture, background: string | null) => Promise<string>) => {
  const recent = new Map<string, Promise<string>>()
  return (picture, background) => {
    const key = `${pictureName(picture)} ${background}`
    const known = recent.get(key)
    if (known) return known
    const drawing = thread.draw(picture, background)
    recent.set(key, drawing)
    drawing.catch(() => recent.delete(key))
    if (recent.size > 24) recent.delete(recent.keys().next().value as string)
    return drawing
  }
}

/**
 * Catalogue and library pictures in the URLs of B2C Commerce: static
 * (`/on/demandware.static/-/Sites-{id}/default/...`) and dynamic imaging (`/dw/image/v2/{realm}/...`).
 */
export const imagesPlugin: FastifyPluginAsync<ImagesOptions> = async (app, {sandbox}) => {
  const revision = drawingRevision()
  const cache = new ImageCache(path.join(sandbox.config.dataDir, 'image-cache'), revision)
  const thread = new DrawingThread()
  const draw = recentDrawings(thread)
  const twoAtATime = limiter(2)
  app.addHook('onClose', () => thread.close())

  const answer = async (
    request: FastifyRequest<{Params: {'*': string}; Querystring: Record<string, unknown>}>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const [, hash, file = ''] =
      /^(dw[0-9a-f]{8}\/)?(?:images\/)?(.*)$/.exec(request.params['*']) ?? []
    const found = pictureAt(file)
    if (!found) throw notFound(file)
    const wish = readWish(request.query)
    const format = chooseFormat(found.extension, request.headers.accept, request.query['sfrm'])
    const plan = planSize(naturalSize(found.picture), wish)
    const name = pictureName(found.picture)
    const key = createHash('sha256')
      .update(JSON.stringify([revision, name, plan, wish.quality, wish.background, format]))
      .digest('hex')
      .slice(0, 32)
    void reply
      .header('cache-control', hash ? hashed : unhashed)
      .header('etag', `"${key}"`)
      .header('vary', 'Accept')
    if (matches(request.headers['if-none-match'], key)) return reply.code(304).send()
    const {bytes, hit} = await cache.get(`${key}.${format}`, () =>
      twoAtATime(async () =>
        renderSvg(
          await draw(found.picture, wish.background),
          naturalSize(found.picture),
          plan,
          format,
          wish.quality,
        ),
      ),
    )
    return reply
      .header('x-image-cache', hit ? 'hit' : 'miss')
      .type(mediaTypes[format])
      .send(bytes)
  }

  app.get('/on/demandware.static/-/:folder/default/*', answer)
  app.get('/dw/image/v2/:realm/on/demandware.static/-/:folder/default/*', answer)
}

const matches = (header: string | undefined, key: string): boolean =>
  header
    ?.split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${key}"`) ?? false
