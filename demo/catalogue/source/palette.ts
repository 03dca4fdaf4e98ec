import {textAt, type Text} from './languages/languages'

/** One colour way of the range: how it is drawn and found. */
export interface PaletteColour {
  /** Main hue of textile or lacquer, sRGB hex. */
  readonly hex: string
  /** How the surface is drawn. */
  readonly material: 'woven' | 'wood' | 'metal' | 'lacquer'
  /** Bucket of the colour refinement. */
  readonly refinementColor:
    | 'green'
    | 'beige'
    | 'black'
    | 'red'
    | 'blue'
    | 'grey'
    | 'purple'
    | 'yellow'
    | 'pink'
    | 'white'
    | 'brown'
}

/** Every colour way used by products and pictures. Keys are the value ids of variation attribute `color`. */
export const palette = {
  spruce: {
    hex: '#2F5548',
    material: 'woven',
    refinementColor: 'green',
  },
  moss: {
    hex: '#7C8A63',
    material: 'woven',
    refinementColor: 'green',
  },
  sand: {
    hex: '#CDB899',
    material: 'woven',
    refinementColor: 'beige',
  },
  oat: {
    hex: '#E4D8C3',
    material: 'woven',
    refinementColor: 'beige',
  },
  ink: {
    hex: '#2B2D33',
    material: 'woven',
    refinementColor: 'black',
  },
  clay: {
    hex: '#B05A3C',
    material: 'woven',
    refinementColor: 'red',
  },
  sky: {
    hex: '#8FAFC4',
    material: 'woven',
    refinementColor: 'blue',
  },
  fjord: {
    hex: '#35506B',
    material: 'woven',
    refinementColor: 'blue',
  },
  slate: {
    hex: '#5E6468',
    material: 'woven',
    refinementColor: 'grey',
  },
  fog: {
    hex: '#B7BBB9',
    material: 'woven',
    refinementColor: 'grey',
  },
  plum: {
    hex: '#6B3F52',
    material: 'woven',
    refinementColor: 'purple',
  },
  mustard: {
    hex: '#C99A3B',
    material: 'woven',
    refinementColor: 'yellow',
  },
  rose: {
    hex: '#D3A49B',
    material: 'woven',
    refinementColor: 'pink',
  },
  beech: {
    hex: '#D9B88A',
    material: 'wood',
    refinementColor: 'beige',
  },
  oak: {
    hex: '#B98F5E',
    material: 'wood',
    refinementColor: 'brown',
  },
  walnut: {
    hex: '#6E4A33',
    material: 'wood',
    refinementColor: 'brown',
  },
  snow: {
    hex: '#F1EEE8',
    material: 'lacquer',
    refinementColor: 'white',
  },
  graphite: {
    hex: '#3C3F42',
    material: 'lacquer',
    refinementColor: 'black',
  },
  pebble: {
    hex: '#A9A297',
    material: 'lacquer',
    refinementColor: 'grey',
  },
} as const satisfies Record<string, PaletteColour>

export type PaletteColourId = keyof typeof palette

/** Name of a colour way. */
export const colourName = (id: PaletteColourId): Text => textAt('words', `colours/${id}`)
