import path from 'node:path'
import type {Router} from 'express'
import {sites} from '../config/sites/registry'
import type {ConfiguredAddress, ConfiguredOrigin} from '../config/configured-origin'
import {createInspector} from './app'
import {createBackend, type BackendSettings} from './backend/backend'
import type {ServiceOrigins} from './facts/facts'
import {readCounts} from './experiments/read-results'
import {collect} from './facts/collect'
import {createPaymentHistory} from './history/payment-history'
import {createRuns} from './history/runs'
import {createPictures} from './pictures/pictures'

export interface InspectSettings {
  readonly backend: BackendSettings & ServiceOrigins
  /** Origin of the running shop in browsers, for links. */
  readonly shopOrigin: string
  /** Origin from which the inspector reads its pages. */
  readonly readFrom: ConfiguredOrigin
  /** Address of the counts of experiments; that of the sandbox when absent. */
  readonly experiments?: ConfiguredAddress
  /** Folder of runs and pictures. */
  readonly folder: string
  /** Path below which the inspector answers; empty for a program of its own. */
  readonly base: string
  /** Pages offer to log out. */
  readonly guarded: boolean
  /** Is called with errors that no page can show. */
  readonly onFailure: (error: unknown) => void
}

/** The inspector of all configured sites, as an Express router. */
export function inspectSites(settings: InspectSettings): Router {
  const {backend, shopOrigin, readFrom, folder, base, guarded, onFailure} = settings
  const {experiments = {origin: backend.COMMERCE_API_ORIGIN, path: '/admin/experiments'}} = settings
  const paymentHistory = createPaymentHistory(path.resolve(folder))
  const runs = createRuns({
    folder,
    siteIds: sites.map(({id}) => id),
    shopOrigin,
    onFailure,
    collect: async (onSite) => {
      const facts = await collect({
        sites,
        backend: createBackend(backend),
        shopOrigin,
        readFrom,
        origins: {
          PAYMENT_ORIGIN: backend.PAYMENT_ORIGIN,
          SCRIPTS_ORIGIN: backend.SCRIPTS_ORIGIN,
        },
        onSite,
      })
      await paymentHistory.add(facts).catch(onFailure)
      return facts
    },
  })
  const pictures = createPictures(path.resolve(folder, 'pictures'), {shopOrigin, readFrom})
  const readOwnCounts = () => readCounts(experiments)
  return createInspector({base, guarded, runs, pictures, readCounts: readOwnCounts, paymentHistory})
}
