import express, {type Response, type Router} from 'express'
import type {ReadCounts} from './experiments/read-results'
import type {Facts} from './facts/facts'
import type {PaymentHistory} from './history/payment-history'
import type {Runs} from './history/runs'
import type {CsvContext, InspectorPage, PageContext} from './pages/page'
import {pages} from './pages/registry'
import {pictureRoutes} from './pictures/picture-routes'
import type {Pictures} from './pictures/pictures'
import {notFoundPage, waitingPage} from './views/other-pages'
import type {Frame, Work} from './views/layout'

export interface InspectorOptions {
  /** Path below which the inspector answers; empty for a program of its own. */
  readonly base: string
  /** Pages offer to log out. */
  readonly guarded: boolean
  readonly runs: Runs
  readonly pictures: Pictures
  readonly readCounts: ReadCounts
  readonly paymentHistory: PaymentHistory
}

const sections = pages.map(({path, name}) => ({path, name}))

/** What runs at the moment: reading the sites, or taking pictures. */
async function workOf({runs, pictures}: InspectorOptions): Promise<Work | null> {
  const reading = await runs.progress()
  if (reading) return {...reading, label: 'Reading the sites'}
  const taking = await pictures.progress()
  return taking && {...taking, label: 'Taking pictures'}
}

/** Facts for a page; the first call begins to read. */
async function factsOf(options: InspectorOptions): Promise<{facts: Facts | null; frame: Frame}> {
  const {base, guarded, runs} = options
  let facts = await runs.latest()
  let work = await workOf(options)
  if (!facts && !work) {
    await runs.start()
    ;[facts, work] = await Promise.all([runs.latest(), workOf(options)])
  }
  return {facts, frame: {base, guarded, work, sections, takenAt: facts?.takenAt}}
}

const CSV_RETRY_SECONDS = 5

async function sendCsv(
  res: Response,
  {path, csv}: InspectorPage,
  {facts, ...more}: {facts: Facts | null} & CsvContext,
): Promise<void> {
  if (!facts || !csv) {
    res.set('Retry-After', String(CSV_RETRY_SECONDS)).status(503).type('text')
    res.send('The sites are being read for the first time. Try again in some seconds.\n')
    return
  }
  const text = await csv(facts, more)
  res
    .attachment(`${path.slice(1)}.csv`)
    .type('text/csv; charset=utf-8')
    .send(text)
}

/** Pages of the inspector, below `base`. */
export function createInspector(options: InspectorOptions): Router {
  const {base, runs, pictures, readCounts, paymentHistory} = options
  const router = express.Router()
  const show = (path: string, answer: (context: PageContext) => string | null | Promise<string>) =>
    router.get(path, (req, res, next) => {
      const send = async (): Promise<void> => {
        const {facts, frame} = await factsOf(options)
        if (!facts) return void res.send(waitingPage(frame))
        const {query, params} = req
        const text = await answer({
          ...{facts, frame, query, params, runs},
          ...{pictures, readCounts, paymentHistory},
        })
        if (text === null) res.status(404).send(notFoundPage(frame))
        else res.send(text)
      }
      send().catch(next)
    })

  router.post('/run', (_req, res, next) => {
    runs.start().then(() => res.redirect(303, base || '/'), next)
  })
  router.get('/progress.json', (_req, res, next) => {
    workOf(options).then((work) => void res.json(work), next)
  })
  for (const one of pages) {
    show(one.path, one.show)
    if (one.csv)
      router.get(`${one.path}.csv`, (_req, res, next) => {
        factsOf(options)
          .then(({facts}) => sendCsv(res, one, {facts, readCounts, paymentHistory}))
          .catch(next)
      })
    if (one.detail) show(one.path + one.detail.path, one.detail.show)
  }
  router.use('/see', pictureRoutes({base, runs, pictures}))
  show('*', () => null)
  return router
}
