import {readFileSync} from 'node:fs'
import path from 'node:path'
import {parse} from 'yaml'
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
import {showings, viewNames, type Build, type Model, type ViewName} from './model'
import {play} from './play'
import {rain} from './rain'
import {sleepingbag} from './sleepingbag'
import {spare} from './spare'
import {stroller} from './stroller'
import {sun} from './sun'

const builds: Readonly<Record<string, Readonly<Record<string, Build>>>> = {
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

const shown = showings.parse(parse(readFileSync(path.join(__dirname, 'models.yaml'), 'utf8')))

/** A model with what `models.yaml` says of it. @throws Error when it says nothing. */
function modelOf(family: string, name: string, build: Build): Model {
  const showing = shown[family]?.[name]
  if (!showing) throw new Error(`models.yaml has no ${family}/${name}.`)
  return {...showing, build}
}

/** All drawn models, by family. The keys are path segments of the catalogue's images. */
export const families: Readonly<Record<string, Readonly<Record<string, Model>>>> =
  Object.fromEntries(
    Object.entries(builds).map(([family, models]) => [
      family,
      Object.fromEntries(
        Object.entries(models).map(([name, build]) => [name, modelOf(family, name, build)]),
      ),
    ]),
  )

export const modelsOf = (family: string): string[] =>
  Object.hasOwn(families, family) ? Object.keys(families[family] ?? {}) : []

export const isViewName = (name: string): name is ViewName =>
  (viewNames as readonly string[]).includes(name)
