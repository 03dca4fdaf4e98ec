import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {FastifyReply, FastifyRequest} from 'fastify'
import {
  staticDirOf,
  staticFiles,
  type StaticFile,
} from '../../domains/static-files/static-file-repository'
import type {Database} from '../../db/database'
import {sendAs, type Sent} from '../common/routes'
import {readWish, type ImageWish} from './dimensions'
import {chooseFormat, mediaTypes, type ImageFormat} from './format'
import type {ImageCache} from './image-cache'
import {renderPicture, type PictureSource} from './render'

/** Content types of a shop's static files, other than pictures that can be scaled. */
const plainTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
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

/** Owner of the files below a folder of a URL, `Sites-{owner}`. */
const ownerOf = (folder: string): string =>
  folder.replace(/^(?:Library-)?Sites-/, '').replace(/-Library$/, '-Site')

/**
 * A file of an imported archive by the folder of its URL (`Sites-{owner}`) and its path. A picture whose source format
 * (`sfrm`) is named is stored with that extension; the extension of the path is the format of the answer.
 */
export function findStaticFile(
  db: Database,
  folder: string,
  file: string,
  sourceFormat?: unknown,
): StaticFile | undefined {
  const files = staticFiles(db, ownerOf(folder))
  const named = typeof sourceFormat === 'string' ? sourceFormat.toLowerCase() : ''
  if (isPicturePath(file) && scalable.test(named)) {
    const base = file.slice(0, -path.extname(file).length)
    const sources = /^jpe?g$/.test(named) ? ['jpg', 'jpeg'] : [named]
    const source = sources.flatMap((extension) => files.get(`${base}.${extension}`) ?? [])[0]
    if (source) return source
  }
  return files.get(file)
}

/** True for a path with the extension of a picture that can be scaled. */
export const isPicturePath = (file: string): boolean => scalable.test(extensionOf(file))

const extensionOf = (file: string): string => path.extname(file).slice(1).toLowerCase()

/**
 * Answers with a file of an archive: pictures in the requested size and format, all other files
 * unchanged. Without a requested form the answer has the exact bytes of the archive, unless the picture is stored in
 * another format than the extension of its address.
 */
export async function sendStaticFile(
  db: Database,
  cache: ImageCache,
  file: {readonly name: string; readonly stored: StaticFile},
  request: FastifyRequest<{Querystring: Record<string, unknown>}>,
  reply: FastifyReply,
): Promise<Sent<Buffer>> {
  const {name, stored} = file
  const extension = extensionOf(name)
  const directory = staticDirOf(db)
  const source = path.join(directory, stored.hash)
  if (!scalable.test(extension)) {
    const type = plainTypes[extension] ?? 'application/octet-stream'
    return sendTagged(request, reply, type, stored.hash, () => readFile(source))
  }
  const wish = readWish(request.query)
  const sourceFormat = request.query['sfrm']
  if (!changes(wish) && sourceFormat === undefined && stored.extension === extension) {
    const own = chooseFormat(extension, undefined, 'own')
    return sendTagged(request, reply, mediaTypes[own], stored.hash, () => readFile(source))
  }
  const format = chooseFormat(extension, request.headers.accept, sourceFormat)
  void reply.header('vary', 'Accept')
  const tag = tagOf(stored, wish, format)
  const picture: PictureSource = {
    file: source,
    isAvif: stored.extension === 'avif',
    ready: stored.ready,
    fileOf: ({hash}) => path.join(directory, hash),
  }
  return sendTagged(request, reply, mediaTypes[format], tag, async () => {
    const {bytes, hit} = await cache.get(tag, () => makeBytes(picture, wish, format))
    void reply.header('x-image-cache', hit ? 'hit' : 'miss')
    return bytes
  })
}

const changes = ({width, height, quality, background, crop}: ImageWish): boolean =>
  [width, height, quality, background, crop].some((value) => value !== null)

/** Key of the answer to a requested form, also used as a file name. */
function tagOf({hash, ready}: StaticFile, wish: ImageWish, format: ImageFormat): string {
  const {width, height, mode, quality, background, crop} = wish
  const copies = ready.map((copy) => copy.hash.slice(0, 8)).join('+')
  const part = crop ? [crop.left, crop.top, crop.width, crop.height].join('+') : undefined
  const form = [hash, copies, width, height, mode, quality, background?.slice(1), part]
  return `${form.join('-')}.${format}`
}

async function makeBytes(
  picture: PictureSource,
  wish: ImageWish,
  format: ImageFormat,
): Promise<Buffer> {
  const made = await renderPicture(picture, wish, format)
  return 'bytes' in made ? made.bytes : readFile(made.file)
}

async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  tag: string,
  read: () => Promise<Buffer>,
): Promise<Sent<Buffer>> {
  void reply.header('etag', `"${tag}"`)
  if (matches(request.headers['if-none-match'], tag)) return sendAs(reply.code(304))
  return sendAs(reply.type(type), await read())
}

const matches = (header: string | undefined, tag: string): boolean =>
  header
    ?.split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === `"${tag}"`) ??
  false
