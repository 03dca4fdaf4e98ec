// TEMPORARY: see 00-SPLIT-OF-WORK.md in this folder before drawing further families.
import {bath} from './bath'
import {bouncer} from './bouncer'
import {cot} from './cot'
import {dresser} from './dresser'
import {mattress} from './mattress'
import {play} from './play'
import {highchair} from './highchair'
import {viewNames, type Model, type ViewName} from './model'
import {stroller} from './stroller'

/** Every model that is drawn, by family. The keys are path segments of the catalogue's images. */
export const families: Readonly<Record<string, Readonly<Record<string, Model>>>> = {
  stroller,
  bath,
  bouncer,
  cot,
  dresser,
  mattress,
  play,
  highchair,
}

export const modelsOf = (family: string): string[] =>
  Object.hasOwn(families, family) ? Object.keys(families[family] ?? {}) : []

export const isViewName = (name: string): name is ViewName =>
  (viewNames as readonly string[]).includes(name)
