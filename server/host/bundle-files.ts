import fs from 'node:fs'
import path from 'node:path'
import type {RequestHandler} from 'express'
import sirv from 'sirv'
import type {Bundle} from './bundle'
import {isServerOnly} from './server-only'

/** Seconds; a bundle's files never change under their address. */
const MAX_AGE = 31_536_000
const BUNDLE_ID = /^[\w-]{1,64}$/

const serve = (folder: string): RequestHandler =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: MAX_AGE,
    setHeaders: (res) => res.setHeader('Access-Control-Allow-Origin', '*'),
  }) as RequestHandler

/**
 * `/mobify/bundle/{id}/…`: the files of the running build with the compressed copies made at build
 * time, and those of earlier builds, which pages in caches and open tabs still ask for.
 * @param earlier folder with one folder for each earlier build, as `scripts/build.ts` keeps them
 */
export function bundleFiles({folder, id}: Bundle, earlier: string): RequestHandler {
  const builds = new Map([[id, serve(folder)]])
  if (fs.existsSync(earlier)) {
    for (const name of fs.readdirSync(earlier)) {
      if (BUNDLE_ID.test(name) && !builds.has(name)) {
        builds.set(name, serve(path.join(earlier, name)))
      }
    }
  }
  return (req, res, next) => {
    const [, requestedId = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(req.url) ?? []
    const files = builds.get(requestedId)
    const missing = (): void => {
      res.status(404).type('text/plain').set('Cache-Control', 'no-store').send('No such file.')
    }
    if (!files || isServerOnly(rest)) return missing()
    req.url = rest
    void files(req, res, (error?: unknown) => (error ? next(error) : missing()))
  }
}
