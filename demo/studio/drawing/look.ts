import {palette, type PaletteColour, type PaletteColourId} from '../../catalogue/source/palette'
import {blend, lightness, shade} from './colour'
import type {Surface, Weave} from './pieces'

/** Colours of a colour way, as the illustrations use them. */
export interface Look {
  readonly id: PaletteColourId
  readonly hex: string
  readonly material: PaletteColour['material']
}

export const isPaletteColour = (id: string): id is PaletteColourId => Object.hasOwn(palette, id)

export const lookOf = (id: PaletteColourId): Look => ({
  id,
  hex: palette[id].hex,
  material: palette[id].material,
})

export const paper = '#F4EFE7'

/** Textile in the colour way. */
export const fabric = (look: Look, weave: Weave = 'plain'): Surface => ({
  hex: look.hex,
  finish: 'textile',
  weave,
})

/** Textile a step darker (light colours) or lighter (dark ones), for the second cloth of a product. */
export const secondFabric = (look: Look, weave: Weave = 'plain'): Surface => ({
  hex: lightness(look.hex) > 0.5 ? shade(look.hex, 0.8) : blend(look.hex, '#F4EFE7', 0.14),
  finish: 'textile',
  weave,
})

/** Muted lining that does not compete with the colour way. */
export const liningOf = (look: Look): Surface => ({
  hex:
    lightness(look.hex) > 0.5 ? blend(look.hex, '#8d877d', 0.38) : blend(look.hex, '#cfc7ba', 0.52),
  finish: 'textile',
  weave: 'plain',
})

/** Wood where the colour way is a wood; otherwise the same board, lacquered. */
export const board = (look: Look): Surface => ({
  hex: look.hex,
  finish: look.material === 'wood' ? 'wood' : 'lacquer',
})

export const beech: Surface = {hex: palette.beech.hex, finish: 'wood'}
export const rubber: Surface = {hex: '#3a3a3b', finish: 'rubber'}
export const graphite: Surface = {hex: '#4a4c4e', finish: 'metal'}
export const aluminium: Surface = {hex: '#b9b6b0', finish: 'metal'}
export const brass: Surface = {hex: '#b59a6a', finish: 'metal'}
export const plastic: Surface = {hex: '#46484a', finish: 'plastic'}
export const palePlastic: Surface = {hex: '#d9d4ca', finish: 'plastic'}
export const leather: Surface = {hex: '#8a5a3b', finish: 'leather'}
export const darkLeather: Surface = {hex: '#4a3d35', finish: 'leather'}
export const canvasCloth: Surface = {hex: '#dcd2c1', finish: 'textile', weave: 'plain'}
export const linen: Surface = {hex: '#efe8db', finish: 'textile', weave: 'plain'}
export const darkCloth: Surface = {hex: '#4b4c4e', finish: 'textile', weave: 'plain'}
