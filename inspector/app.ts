import express, {type Request, type Response, type Router} from 'express'
import {runChecks} from './checks/registry'
import {compareRows} from './compare/rows'
import {coverage} from './coverage/coverage'
import {AREAS, type Area} from './explain/site-keys'
import type {Facts} from './facts/facts'
import {changesBetween} from './history/changes'
import type {Runs} from './history/runs'
import {pictureRoutes} from './pictures/picture-routes'
import type {Pictures} from './pictures/pictures'
import {checksCsv, checksPage} from './views/checks-page'
import {compareCsv, comparePage} from './views/compare-page'
import {coverageCsv, coveragePage, gapsPage} from './views/coverage-page'
import {html} from './views/html'
import {page, type Frame} from './views/layout'
import {overviewPage} from './views/overview-page'
import {style} from './views/style'

export interface InspectorOptions {
  /** Path below which the inspector answers; empty for a program of its own. */
  readonly base: string
  readonly guarded: boolean
  readonly runs: Runs
  readonly pictures: Pictures
}

type Answer = (facts: Facts, frame: Frame, req: Request, res: Response) => Promise<void> | void

/** No scripts; nothing is kept by caches or search engines. */
export function protectAnswer(res: Response): void {
  res.set({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  })
}

const listOf = (value: unknown): string[] =>
  [value ?? []].flat().filter((one): one is string => typeof one === 'string')

const areaOf = (value: unknown): Area =>
  typeof value === 'string' && Object.hasOwn(AREAS, value) ? (value as Area) : 'features'

const sendCsv = (res: Response, name: string, text: string): void => {
  res.attachment(`${name}.csv`).type('text/csv; charset=utf-8').send(text)
}

const siteIds = ({sites}: Facts): string[] => sites.map(({site}) => site.id)

const showCompare: Answer = (facts, frame, {query}, res) => {
  const all = siteIds(facts)
  const choice = {
    area: areaOf(query['area']),
    sites: listOf(query['sites']).filter((id) => all.includes(id)),
    onlyDifferences: query['only'] === 'differences',
  }
  res.send(comparePage(frame, compareRows(facts), choice, all))
}

const showGaps: Answer = (facts, frame, {params}, res) => {
  const one = coverage(facts).find(
    ({siteId, locale}) => siteId === params['site'] && locale === params['locale'],
  )
  if (one) res.send(gapsPage(frame, one))
  else sendUnknown(frame, res)
}

function sendUnknown(frame: Frame, res: Response): void {
  const content = html`<h1>There is no such page</h1>
    <p><a href="${frame.base || '/'}">Overview</a></p>`
  res.status(404).send(page(frame, 'Not found', '/', content))
}

/** Pages of the inspector, below `base`. */
export function createInspector({base, guarded, runs, pictures}: InspectorOptions): Router {
  const router = express.Router()
  const frameOf = ({takenAt}: Facts): Frame => ({base, guarded, takenAt})
  const show = (path: string, answer: Answer) =>
    router.get(path, (req, res, next) => {
      runs
        .latest()
        .then((facts) => answer(facts, frameOf(facts), req, res))
        .catch(next)
    })

  router.use((_req, res, next) => {
    protectAnswer(res)
    next()
  })
  router.get('/style.css', (_req, res) => void res.type('css').send(style))
  router.post('/run', (_req, res, next) => {
    runs
      .run()
      .then(() => res.redirect(303, base || '/'))
      .catch(next)
  })
  show('/', async (facts, frame, _req, res) => {
    const before = await runs.previous()
    const changes = before && changesBetween(before, facts)
    res.send(overviewPage(frame, facts, runChecks(facts), changes))
  })
  show('/checks', (facts, frame, _req, res) => void res.send(checksPage(frame, runChecks(facts))))
  show('/checks.csv', (facts, _frame, _req, res) =>
    sendCsv(res, 'checks', checksCsv(runChecks(facts))),
  )
  show('/compare', showCompare)
  show('/compare.csv', (facts, _frame, _req, res) =>
    sendCsv(res, 'compare', compareCsv(compareRows(facts), siteIds(facts))),
  )
  show(
    '/coverage',
    (facts, frame, _req, res) => void res.send(coveragePage(frame, coverage(facts))),
  )
  show('/coverage.csv', (facts, _frame, _req, res) =>
    sendCsv(res, 'coverage', coverageCsv(coverage(facts))),
  )
  show('/coverage/:site/:locale', showGaps)
  router.use('/see', pictureRoutes({base, runs, pictures, frameOf}))
  show('*', (_facts, frame, _req, res) => sendUnknown(frame, res))
  return router
}
