import path from 'node:path'
import type {BackendSettings} from './backend/backend'
import {createBackend} from './backend/backend'
import {sites} from '../config/sites/registry'
import {createInspector} from './app'
import {collect} from './facts/collect'
import {createRuns} from './history/runs'
import {createPictures} from './pictures/pictures'

export interface InspectSettings {
  readonly backend: BackendSettings
  /** Origin of the running shop. */
  readonly shopOrigin: string
  /** Folder of runs and pictures. */
  readonly folder: string
  /** Path below which the inspector answers; empty for a program of its own. */
  readonly base: string
  /** Pages offer to log out. */
  readonly guarded: boolean
}

/** The inspector of all configured sites, as an Express router. */
export function inspectSites({backend, shopOrigin, folder, base, guarded}: InspectSettings) {
  const runs = createRuns(folder, () =>
    collect({sites, backend: createBackend(backend), shopOrigin}),
  )
  const pictures = createPictures(path.join(folder, 'pictures'))
  return createInspector({base, guarded, runs, pictures})
}
