import fs from 'node:fs'
import path from 'node:path'
import type {Request, RequestHandler, Response} from 'express'
import type {Bundle} from './bundle'
import {chooseCoding} from './page-cache/send-page'
import {isServerOnly} from './server-only'

/** Maximum age in milliseconds; a bundle's files never change under their address. */
const MAX_AGE_MS = 31_536_000_000
const BUNDLE_ID = /^[\w-]{1,64}$/
const SUFFIXES = {br: '.br', gzip: '.gz', identity: ''} as const

interface Build {
  folder: string
  /** Paths of the files below the folder, with a leading slash. */
  files: ReadonlySet<string>
}

function readBuild(folder: string): Build {
  const names = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
  return {folder, files: new Set(names.map((name) => `/${name.split(path.sep).join('/')}`))}
}

/** A range refers to the uncompressed file, so range requests are not answered with a compressed copy. */
function codingOf(req: Request, file: string, {files}: Build): keyof typeof SUFFIXES {
  if (req.headers.range !== undefined) return 'identity'
  const coding = chooseCoding(req.headers['accept-encoding'] as string | undefined)
  if (files.has(file + SUFFIXES[coding])) return coding
  return coding === 'br' && files.has(`${file}.gz`) ? 'gzip' : 'identity'
}

function sendFile(req: Request, res: Response, file: string, build: Build): void {
  const coding = codingOf(req, file, build)
  res.type(path.extname(file))
  // The files may be served from a host of their own, as on Managed Runtime: pages of any origin may load them.
  res.set({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Accept-Encoding',
  })
  if (coding !== 'identity') res.set('Content-Encoding', coding)
  const options = {root: build.folder, maxAge: MAX_AGE_MS, immutable: true}
  res.sendFile(file + SUFFIXES[coding], options, (error?: Error & {status?: number}) => {
    if (!error || res.headersSent) return
    res.removeHeader('Content-Encoding')
    const status = error.status ?? 500
    res.status(status).type('text/plain').set('Cache-Control', 'no-store').send('No such file.')
  })
}

const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/**
 * `/mobify/bundle/{id}/…`: the files of the running build with the compressed copies made at build
 * time, and those of earlier builds, which cached pages and open tabs still request.
 * @param earlier folder with one folder for each earlier build, as `scripts/build.ts` keeps them
 */
export function bundleFiles({folder, id}: Bundle, earlier: string): RequestHandler {
  const builds = new Map([[id, readBuild(folder)]])
  for (const name of fs.existsSync(earlier) ? fs.readdirSync(earlier) : []) {
    if (BUNDLE_ID.test(name) && !builds.has(name)) {
      builds.set(name, readBuild(path.join(earlier, name)))
    }
  }
  return (req, res) => {
    const [, requestedId = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(req.path) ?? []
    const build = builds.get(requestedId)
    const file = decoded(rest)
    if (!build || file === null || isServerOnly(file) || !build.files.has(file)) {
      res.status(404).type('text/plain').set('Cache-Control', 'no-store').send('No such file.')
    } else if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('Files can be read only.')
    } else {
      sendFile(req, res, file, build)
    }
  }
}
