import path from 'node:path'
import type {LoadedPlugin} from '../plugins/load-plugins'
import identity from './identity'
import mail from './mail'
import maps from './maps'
import payment from './payment'
import personalisation from './personalisation'
import push from './push'
import reviews from './reviews'
import social from './social'
import thirdParty from './third-party'
import translation from './translation'

/** The companies that the package simulates, each a plug-in in the folder of its name; `--without` leaves some out. */
export const companies: readonly LoadedPlugin[] = [
  identity,
  mail,
  maps,
  payment,
  personalisation,
  push,
  reviews,
  social,
  thirdParty,
  translation,
].map((plugin) => ({
  plugin,
  file: `companies/${plugin.name}`,
  folder: path.join(__dirname, plugin.name),
}))
