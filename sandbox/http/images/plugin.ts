import path from 'node:path'
import type {FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify'
import sharp from 'sharp'
import {isNamedPicture} from '../../domains/catalog/named-picture-repository'
import type {Sandbox} from '../../sandbox'
import type {ImagesAnswers} from '../answers/images'
import {anyone, routesOf, sendAs, type Sent} from '../common/routes'
import {ApiProblem} from '../errors'
import {readWish} from './dimensions'
import {ImageCache} from './image-cache'
import {missingPicture} from './missing-picture'
import {UnreadablePicture} from './render'
import {findStaticFile, isPicturePath, sendStaticFile} from './static-file'

const hashed = 'public, max-age=31536000, immutable'
const unhashed = 'public, max-age=3600'

/** Revision of the rendering. Raise it when the same request yields other bytes: older stored answers are removed. */
const renderingVersion = 2

const notFound = (file: string): ApiProblem =>
  new ApiProblem(404, 'image-not-found', 'Image Not Found', `There is no image '${file}'.`)

type ImageRequest = FastifyRequest<{
  Params: {folder: string; '*': string}
  Querystring: Record<string, unknown>
}>

async function sendPlaceholder(
  request: FastifyRequest<{Querystring: Record<string, unknown>}>,
  reply: FastifyReply,
  reason: 'missing-file' | 'unreadable-file',
): Promise<Sent<Buffer>> {
  const headed = reply
    .removeHeader('etag')
    .header('cache-control', 'no-cache')
    .header('x-image-placeholder', reason)
    .type('image/png')
  return sendAs(headed, await missingPicture(readWish(request.query)))
}

/**
 * Files of catalogs and libraries in the URLs of B2C Commerce: static
 * (`/on/demandware.static/-/Sites-{id}/default/...`) and dynamic imaging (`/dw/image/v2/{realm}/...`).
 * A picture that the catalog names and whose file is missing or unreadable is answered with a placeholder.
 */
export const imagesPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  const {db, config} = sandbox
  const revision = `${renderingVersion}-${sharp.versions.vips}`
  const cache = new ImageCache(
    path.join(config.dataDir, 'image-cache'),
    revision,
    config.imageCacheBytes,
  )

  const answer = async (request: ImageRequest, reply: FastifyReply): Promise<Sent<Buffer>> => {
    const [, hash, name = ''] = /^(dw[0-9a-f]{8}\/)?(.*)$/.exec(request.params['*']) ?? []
    const stored = findStaticFile(db, request.params.folder, name, request.query['sfrm'])
    if (stored) {
      void reply.header('cache-control', hash ? hashed : unhashed)
      try {
        return await sendStaticFile(db, cache, {name, stored}, request, reply)
      } catch (error) {
        if (!(error instanceof UnreadablePicture)) throw error
        request.log.warn(
          {file: name, reason: error.message},
          'a picture of the archive is unreadable',
        )
        return sendPlaceholder(request, reply, 'unreadable-file')
      }
    }
    if (!isPicturePath(name) || !isNamedPicture(db, name)) {
      throw notFound(name.replace(/^images\//, ''))
    }
    request.log.warn({file: name}, 'the archive has no file for this picture')
    return sendPlaceholder(request, reply, 'missing-file')
  }

  const route = routesOf<ImagesAnswers>(app, sandbox)
  for (const front of ['', '/dw/image/v2/:realm'] as const) {
    route(
      `GET ${front}/on/demandware.static/-/:folder/default/*`,
      {needs: anyone},
      (_anyone, request, reply) => answer(request as ImageRequest, reply),
    )
  }
}
