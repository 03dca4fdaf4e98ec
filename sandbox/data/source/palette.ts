/** One colour way of the range: how it is drawn, named and found. Localised names: en is the default. */
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
  readonly name: {readonly en: string; readonly de: string; readonly ja: string}
}

/** Every colour way used by products and pictures. Keys are the value ids of variation attribute `color`. */
export const palette = {
  spruce: {
    hex: '#2F5548',
    material: 'woven',
    refinementColor: 'green',
    name: {en: 'Spruce green', de: 'Fichtengrün', ja: 'スプルースグリーン'},
  },
  moss: {
    hex: '#7C8A63',
    material: 'woven',
    refinementColor: 'green',
    name: {en: 'Moss', de: 'Moos', ja: 'モス'},
  },
  sand: {
    hex: '#CDB899',
    material: 'woven',
    refinementColor: 'beige',
    name: {en: 'Dune sand', de: 'Dünensand', ja: 'デューンサンド'},
  },
  oat: {
    hex: '#E4D8C3',
    material: 'woven',
    refinementColor: 'beige',
    name: {en: 'Oat', de: 'Hafer', ja: 'オート'},
  },
  ink: {
    hex: '#2B2D33',
    material: 'woven',
    refinementColor: 'black',
    name: {en: 'Ink', de: 'Tinte', ja: 'インク'},
  },
  clay: {
    hex: '#B05A3C',
    material: 'woven',
    refinementColor: 'red',
    name: {en: 'Clay', de: 'Ton', ja: 'クレイ'},
  },
  sky: {
    hex: '#8FAFC4',
    material: 'woven',
    refinementColor: 'blue',
    name: {en: 'Morning sky', de: 'Morgenhimmel', ja: 'モーニングスカイ'},
  },
  fjord: {
    hex: '#35506B',
    material: 'woven',
    refinementColor: 'blue',
    name: {en: 'Fjord blue', de: 'Fjordblau', ja: 'フィヨルドブルー'},
  },
  slate: {
    hex: '#5E6468',
    material: 'woven',
    refinementColor: 'grey',
    name: {en: 'Slate', de: 'Schiefer', ja: 'スレート'},
  },
  fog: {
    hex: '#B7BBB9',
    material: 'woven',
    refinementColor: 'grey',
    name: {en: 'Fog', de: 'Nebel', ja: 'フォグ'},
  },
  plum: {
    hex: '#6B3F52',
    material: 'woven',
    refinementColor: 'purple',
    name: {en: 'Plum', de: 'Pflaume', ja: 'プラム'},
  },
  mustard: {
    hex: '#C99A3B',
    material: 'woven',
    refinementColor: 'yellow',
    name: {en: 'Mustard', de: 'Senf', ja: 'マスタード'},
  },
  rose: {
    hex: '#D3A49B',
    material: 'woven',
    refinementColor: 'pink',
    name: {en: 'Dog rose', de: 'Heckenrose', ja: 'ドッグローズ'},
  },
  beech: {
    hex: '#D9B88A',
    material: 'wood',
    refinementColor: 'beige',
    name: {en: 'Natural beech', de: 'Buche natur', ja: 'ナチュラルビーチ'},
  },
  oak: {
    hex: '#B98F5E',
    material: 'wood',
    refinementColor: 'brown',
    name: {en: 'Oiled oak', de: 'Eiche geölt', ja: 'オイルドオーク'},
  },
  walnut: {
    hex: '#6E4A33',
    material: 'wood',
    refinementColor: 'brown',
    name: {en: 'Walnut', de: 'Nussbaum', ja: 'ウォールナット'},
  },
  snow: {
    hex: '#F1EEE8',
    material: 'lacquer',
    refinementColor: 'white',
    name: {en: 'Snow white', de: 'Schneeweiß', ja: 'スノーホワイト'},
  },
  graphite: {
    hex: '#3C3F42',
    material: 'lacquer',
    refinementColor: 'black',
    name: {en: 'Graphite', de: 'Graphit', ja: 'グラファイト'},
  },
  pebble: {
    hex: '#A9A297',
    material: 'lacquer',
    refinementColor: 'grey',
    name: {en: 'Pebble', de: 'Kiesel', ja: 'ペブル'},
  },
} as const satisfies Record<string, PaletteColour>

export type PaletteColourId = keyof typeof palette
