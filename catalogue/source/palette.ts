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
  readonly name: {
    readonly en: string
    readonly de: string
    readonly ja: string
    readonly fr: string
    readonly nb: string
  }
}

/** Every colour way used by products and pictures. Keys are the value ids of variation attribute `color`. */
export const palette = {
  spruce: {
    hex: '#2F5548',
    material: 'woven',
    refinementColor: 'green',
    name: {
      en: 'Spruce green',
      de: 'Fichtengrün',
      ja: 'スプルースグリーン',
      fr: 'Vert épicéa',
      nb: 'Grangrønn',
    },
  },
  moss: {
    hex: '#7C8A63',
    material: 'woven',
    refinementColor: 'green',
    name: {en: 'Moss', de: 'Moos', ja: 'モス', fr: 'Mousse', nb: 'Mose'},
  },
  sand: {
    hex: '#CDB899',
    material: 'woven',
    refinementColor: 'beige',
    name: {
      en: 'Dune sand',
      de: 'Dünensand',
      ja: 'デューンサンド',
      fr: 'Sable des dunes',
      nb: 'Dynesand',
    },
  },
  oat: {
    hex: '#E4D8C3',
    material: 'woven',
    refinementColor: 'beige',
    name: {en: 'Oat', de: 'Hafer', ja: 'オート', fr: 'Avoine', nb: 'Havre'},
  },
  ink: {
    hex: '#2B2D33',
    material: 'woven',
    refinementColor: 'black',
    name: {en: 'Ink', de: 'Tinte', ja: 'インク', fr: 'Encre', nb: 'Blekk'},
  },
  clay: {
    hex: '#B05A3C',
    material: 'woven',
    refinementColor: 'red',
    name: {en: 'Clay', de: 'Ton', ja: 'クレイ', fr: 'Argile', nb: 'Leire'},
  },
  sky: {
    hex: '#8FAFC4',
    material: 'woven',
    refinementColor: 'blue',
    name: {
      en: 'Morning sky',
      de: 'Morgenhimmel',
      ja: 'モーニングスカイ',
      fr: 'Ciel du matin',
      nb: 'Morgenhimmel',
    },
  },
  fjord: {
    hex: '#35506B',
    material: 'woven',
    refinementColor: 'blue',
    name: {
      en: 'Fjord blue',
      de: 'Fjordblau',
      ja: 'フィヨルドブルー',
      fr: 'Bleu fjord',
      nb: 'Fjordblå',
    },
  },
  slate: {
    hex: '#5E6468',
    material: 'woven',
    refinementColor: 'grey',
    name: {en: 'Slate', de: 'Schiefer', ja: 'スレート', fr: 'Ardoise', nb: 'Skifer'},
  },
  fog: {
    hex: '#B7BBB9',
    material: 'woven',
    refinementColor: 'grey',
    name: {en: 'Fog', de: 'Nebel', ja: 'フォグ', fr: 'Brume', nb: 'Tåke'},
  },
  plum: {
    hex: '#6B3F52',
    material: 'woven',
    refinementColor: 'purple',
    name: {en: 'Plum', de: 'Pflaume', ja: 'プラム', fr: 'Prune', nb: 'Plomme'},
  },
  mustard: {
    hex: '#C99A3B',
    material: 'woven',
    refinementColor: 'yellow',
    name: {en: 'Mustard', de: 'Senf', ja: 'マスタード', fr: 'Moutarde', nb: 'Sennep'},
  },
  rose: {
    hex: '#D3A49B',
    material: 'woven',
    refinementColor: 'pink',
    name: {en: 'Dog rose', de: 'Heckenrose', ja: 'ドッグローズ', fr: 'Églantine', nb: 'Nyperose'},
  },
  beech: {
    hex: '#D9B88A',
    material: 'wood',
    refinementColor: 'beige',
    name: {
      en: 'Natural beech',
      de: 'Buche natur',
      ja: 'ナチュラルビーチ',
      fr: 'Hêtre naturel',
      nb: 'Naturlig bøk',
    },
  },
  oak: {
    hex: '#B98F5E',
    material: 'wood',
    refinementColor: 'brown',
    name: {
      en: 'Oiled oak',
      de: 'Eiche geölt',
      ja: 'オイルドオーク',
      fr: 'Chêne huilé',
      nb: 'Oljet eik',
    },
  },
  walnut: {
    hex: '#6E4A33',
    material: 'wood',
    refinementColor: 'brown',
    name: {en: 'Walnut', de: 'Nussbaum', ja: 'ウォールナット', fr: 'Noyer', nb: 'Valnøtt'},
  },
  snow: {
    hex: '#F1EEE8',
    material: 'lacquer',
    refinementColor: 'white',
    name: {
      en: 'Snow white',
      de: 'Schneeweiß',
      ja: 'スノーホワイト',
      fr: 'Blanc neige',
      nb: 'Snøhvit',
    },
  },
  graphite: {
    hex: '#3C3F42',
    material: 'lacquer',
    refinementColor: 'black',
    name: {en: 'Graphite', de: 'Graphit', ja: 'グラファイト', fr: 'Graphite', nb: 'Grafitt'},
  },
  pebble: {
    hex: '#A9A297',
    material: 'lacquer',
    refinementColor: 'grey',
    name: {en: 'Pebble', de: 'Kiesel', ja: 'ペブル', fr: 'Galet', nb: 'Småstein'},
  },
} as const satisfies Record<string, PaletteColour>

export type PaletteColourId = keyof typeof palette
