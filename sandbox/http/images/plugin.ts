import path from 'node:path'
import type {FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify'
import type {SandboxConfig} from '../../config'
import type {Sandbox} from '../../sandbox'
import {ApiProblem} from '../errors'
import {watchLastRequest} from '../last-request'
import {drawAhead, firstPictures} from './draw-ahead'
import {readWish} from './dimensions'
import {DrawingThread} from './drawing-thread'
import {chooseFormat, mediaTypes} from './format'
import {ImageCache} from './image-cache'
import {pictureAt} from './picture-path'
import {Abandoned} from './newest-first'
import {PictureStudio, type Drawer} from './picture-studio'
import {plainPicture} from './plain-picture'
import {drawingRevision} from './revision'
import {solidModel, solidModelAt} from './solid-model/solid-model'
import {findStaticFile, sendStaticFile} from './static-file'

export interface ImagesOptions {
  readonly sandbox: Pick<Sandbox, 'db'> & {
    readonly config: Pick<SandboxConfig, 'dataDir' | 'drawAhead' | 'pictures'>
  }
}

const hashed = 'public, max-age=31536000, immutable'
const unhashed = 'public, max-age=3600'

const notFound = (file: string): ApiProblem =>
  new ApiProblem(404, 'image-not-found', 'Image Not Found', `There is no image '${file}'.`)

const plainDrawer: Drawer = {
  draw: (picture, background) => Promise.resolve(plainPicture(picture, background)),
}

/** Aborts when the connection of an answer closes. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/**
 * Catalogue and library pictures in the URLs of B2C Commerce: static
 * (`/on/demandware.static/-/Sites-{id}/default/...`) and dynamic imaging (`/dw/image/v2/{realm}/...`).
 */
export const imagesPlugin: FastifyPluginAsync<ImagesOptions> = async (app, {sandbox}) => {
  const plain = sandbox.config.pictures === 'plain'
  const revision = plain ? `plain-${drawingRevision()}` : drawingRevision()
  const cache = new ImageCache(path.join(sandbox.config.dataDir, 'image-cache'), revision)
  const thread = new DrawingThread()
  const studio = new PictureStudio(plain ? plainDrawer : thread, cache, revision)
  const closing = new AbortController()
  app.addHook('onClose', () => {
    closing.abort()
    return thread.close()
  })
  if (sandbox.config.drawAhead) {
    const began = performance.now()
    const asked = watchLastRequest(app.server)
    const lastRequest = () => Math.max(began, asked())
    app.addHook('onReady', async () => {
      void drawAhead(studio, firstPictures(sandbox.db), lastRequest, closing.signal)
    })
  }

  const answer = async (
    request: FastifyRequest<{
      Params: {folder: string; '*': string}
      Querystring: Record<string, unknown>
    }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const [, hash, name = ''] = /^(dw[0-9a-f]{8}\/)?(.*)$/.exec(request.params['*']) ?? []
    const stored = findStaticFile(sandbox.db, request.params.folder, name)
    if (stored) {
      void reply.header('cache-control', hash ? hashed : unhashed)
      return sendStaticFile(sandbox.db, cache, {name, stored}, request, reply)
    }
    const file = name.replace(/^images\//, '')
    const solid = solidModelAt(file)
    if (solid) {
      void reply.header('cache-control', hash ? hashed : unhashed).type('model/gltf-binary')
      const key = `${solid.family}-${solid.model}-${solid.colour}.glb`
      const {bytes} = await cache.get(key, async () => solidModel(solid))
      return reply.send(bytes)
    }
    const found = pictureAt(file)
    if (!found) throw notFound(file)
    const wish = readWish(request.query)
    const format = chooseFormat(found.extension, request.headers.accept, request.query['sfrm'])
    const order = {picture: found.picture, wish, format}
    const etag = studio.etag(order)
    void reply
      .header('cache-control', hash ? hashed : unhashed)
      .header('etag', `"${etag}"`)
      .header('vary', 'Accept')
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const {bytes, hit} = await studio.picture(order, whenGone(reply)).catch((error: unknown) => {
      if (!(error instanceof Abandoned)) throw error
      // Nobody reads it: the connection is closed.
      throw new ApiProblem(503, 'image-abandoned', 'Image Abandoned', error.message)
    })
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
