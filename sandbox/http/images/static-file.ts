import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {FastifyReply, FastifyRequest} from 'fastify'
import sharp from 'sharp'
import {staticDirOf, staticFiles, type StaticFile} from '../../domains/content/static-store'
import type {Database} from '../../db/database'
import {planSize, readWish, type ImageWish} from './dimensions'
import {chooseFormat, mediaTypes, type ImageFormat} from './format'
import type {ImageCache} from './image-cache'

/** What browsers show of a shop's static files besides pictures that can be scaled. */
const plainTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  woff: 'font/woff',
  woff2: 'font/woff2',
}
const scalable = /^(jpe?g|png|webp|avif)$/

/** A file of an imported archive by the folder of its URL (`Sites-{owner}`) and its path. */
export function findStaticFile(db: Database, folder: string, file: string): StaticFile | undefined {
  const owner = folder.replace(/^(?:Library-)?Sites-/, '').replace(/-Library$/, '-Site')
  return staticFiles(db, owner).get(file)
}

/**
 * Answers with a file of an archive: pictures in the size and format that are wished for, all else
 * as it is. Nothing wished for means the very bytes of the archive.
 */
export async function sendStaticFile(
  db: Database,
  cache: ImageCache,
  file: {readonly name: string; readonly stored: StaticFile},
  request: FastifyRequest<{Querystring: Record<string, unknown>}>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const extension = path.extname(file.name).slice(1).toLowerCase()
  const source = path.join(staticDirOf(db), file.stored.hash)
  if (!scalable.test(extension)) {
    const type = plainTypes[extension] ?? 'application/octet-stream'
    return sendTagged(request, reply, type, file.stored.hash, () => readFile(source))
  }
  const wish = readWish(request.query)
  const own = chooseFormat(extension, undefined, 'own')
  const changes = wish.width ?? wish.height ?? wish.quality ?? request.query['sfrm']
  if (changes === null || changes === undefined) {
    return sendTagged(request, reply, mediaTypes[own], file.stored.hash, () => readFile(source))
  }
  const format = chooseFormat(extension, request.headers.accept, request.query['sfrm'])
  void reply.header('vary', 'Accept')
  const {width, height, mode, quality} = wish
  const key = [file.stored.hash, width, height, mode, quality].join('-')
  return sendTagged(request, reply, mediaTypes[format], `${key}.${format}`, async () => {
    const {bytes} = await cache.get(`${key}.${format}`, () => scale(source, wish, format))
    return bytes
  })
}

async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  tag: string,
  read: () => Promise<Buffer>,
): Promise<FastifyReply> {
  void reply.header('etag', `"${tag}"`)
  if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send()
  return reply.type(type).send(await read())
}

async function scale(source: string, wish: ImageWish, format: ImageFormat): Promise<Buffer> {
  const upright = sharp(source).autoOrient()
  const {autoOrient} = await sharp(source).metadata()
  const {scaled, output} = planSize(autoOrient, wish)
  const image = upright.resize(scaled.width, scaled.height, {fit: 'fill'}).extract({
    left: Math.floor((scaled.width - output.width) / 2),
    top: Math.floor((scaled.height - output.height) / 2),
    ...output,
  })
  const quality = wish.quality ?? undefined
  switch (format) {
    case 'webp':
      return image.webp({quality}).toBuffer()
    case 'avif':
      return image.avif({quality, effort: 2}).toBuffer()
    case 'png':
      return image.png().toBuffer()
    case 'jpeg':
      return image.jpeg({quality}).toBuffer()
  }
}
