import fs from 'node:fs'
import path from 'node:path'
import express, {type Router} from 'express'
import {fontFiles} from './fonts'
import {style} from './style'

const SCRIPT = path.join(__dirname, '../static/inspector.js')
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#24443A"/><circle cx="14" cy="14" r="6.5" fill="none" stroke="#FBF9F5" stroke-width="2.5"/><path d="m19 19 6 6" stroke="#FBF9F5" stroke-width="2.5" stroke-linecap="round"/></svg>'

/** Stylesheet, script, font and icon of the pages: the same for everyone, with or without a session. */
export function assetRoutes(): Router {
  const router = express.Router()
  const script = fs.readFileSync(SCRIPT, 'utf8')
  router.get('/style.css', (_req, res) => void res.type('css').send(style))
  router.get('/inspector.js', (_req, res) => void res.type('js').send(script))
  router.get('/icon.svg', (_req, res) => void res.type('svg').send(ICON))
  router.get('/font/:name', (req, res, next) => {
    const file = fontFiles.get(req.params.name)
    if (file)
      res.set('Cache-Control', 'private, max-age=86400').sendFile(file, {cacheControl: false})
    else next()
  })
  return router
}
