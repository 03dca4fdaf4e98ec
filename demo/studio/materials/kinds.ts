import type {Material, MaterialKind} from '../../catalogue/source/more-views'
import {lacquer, metal, plastic, wood, type Timber} from './boards'
import type {Relief} from './relief'
import {fleece, knit} from './loops'
import {down, net, weave} from './textiles'

const beech: Timber = {rings: 22, contrast: 0.13, pores: {long: 2, share: 0.05}, flecks: -0.14}
const oak: Timber = {rings: 15, contrast: 0.22, pores: {long: 8, share: 0.5}, flecks: 0.06}
const walnut: Timber = {rings: 15, contrast: 0.3, pores: {long: 6, share: 0.26}, flecks: 0}

const reliefs: Readonly<Record<Exclude<MaterialKind, 'wood'>, Relief>> = {
  weave,
  knit,
  fleece,
  down,
  net,
  lacquer,
  plastic,
  metal,
}

/** The relief of a material; woods differ in their grain. */
export const reliefOf = ({kind, colour}: Material): Relief => {
  if (kind !== 'wood') return reliefs[kind]
  return wood(colour === 'oak' ? oak : colour === 'walnut' ? walnut : beech)
}
