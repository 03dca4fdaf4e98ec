import {bag} from './bag'
import {bath} from './bath'
import {blanket} from './blanket'
import {bouncer} from './bouncer'
import {carrier} from './carrier'
import {carrycot} from './carrycot'
import {carseat} from './carseat'
import {cot} from './cot'
import {cup} from './cup'
import {cushion} from './cushion'
import {dresser} from './dresser'
import {footmuff} from './footmuff'
import {highchair} from './highchair'
import {highchairSet} from './highchair-set'
import {mattress} from './mattress'
import {viewNames, type Model, type ViewName} from './model'
import {play} from './play'
import {rain} from './rain'
import {sleepingbag} from './sleepingbag'
import {spare} from './spare'
import {stroller} from './stroller'
import {sun} from './sun'

/** All drawn models, by family. The keys are path segments of the catalogue's images. */
export const families: Readonly<Record<string, Readonly<Record<string, Model>>>> = {
  'highchair-set': highchairSet,
  bag,
  bath,
  blanket,
  bouncer,
  carrier,
  carrycot,
  carseat,
  cot,
  cup,
  cushion,
  dresser,
  footmuff,
  highchair,
  mattress,
  play,
  rain,
  sleepingbag,
  spare,
  stroller,
  sun,
}

export const modelsOf = (family: string): string[] =>
  Object.hasOwn(families, family) ? Object.keys(families[family] ?? {}) : []

export const isViewName = (name: string): name is ViewName =>
  (viewNames as readonly string[]).includes(name)
