import type {OptionValue, Prices} from './model'

/** Prices of one thing in the three currencies, major units. */
export function prices(eur: number, usd: number, jpy: number): Prices {
  return {eur, usd, jpy}
}

/** Finishes of a stroller frame; champagne is anodised twice and costs more. */
export const chassis = {
  black: {
    id: 'black',
    name: {
      en: 'Black chassis',
      de: 'Gestell Schwarz',
      ja: 'ブラックフレーム',
      fr: 'Châssis noir',
      nb: 'Svart understell',
    },
    choice: {en: 'Black', de: 'Schwarz', ja: 'ブラック', fr: 'Noir', nb: 'Svart'},
  },
  silver: {
    id: 'silver',
    name: {
      en: 'Silver chassis',
      de: 'Gestell Silber',
      ja: 'シルバーフレーム',
      fr: 'Châssis argent',
      nb: 'Sølvfarget understell',
    },
    choice: {en: 'Silver', de: 'Silber', ja: 'シルバー', fr: 'Argent', nb: 'Sølv'},
  },
  champagne: {
    id: 'champagne',
    name: {
      en: 'Champagne chassis',
      de: 'Gestell Champagner',
      ja: 'シャンパンフレーム',
      fr: 'Châssis champagne',
      nb: 'Champagnefarget understell',
    },
    choice: {
      en: 'Champagne',
      de: 'Champagner',
      ja: 'シャンパン',
      fr: 'Champagne',
      nb: 'Champagne',
    },
    extra: prices(50, 60, 8000),
  },
} as const satisfies Record<string, OptionValue>

/** Lying surfaces of cots and mattresses, in centimetres. */
export function bedSize(width: number, length: number, extra?: Prices): OptionValue {
  const name = `${width} × ${length} cm`
  return {
    id: `${width}x${length}`,
    name: {en: name, de: name, ja: name, fr: name, nb: name},
    ...(extra ? {extra} : {}),
  }
}

/** Lengths of sleeping bags, in centimetres, with the age they usually fit. */
export const sleepingBagSizes: readonly OptionValue[] = [
  {
    id: '70',
    name: {
      en: '70 cm (0–6 months)',
      de: '70 cm (0–6 Monate)',
      ja: '70cm(0〜6か月頃)',
      fr: '70 cm (0–6 mois)',
      nb: '70 cm (0–6 måneder)',
    },
  },
  {
    id: '90',
    name: {
      en: '90 cm (6–18 months)',
      de: '90 cm (6–18 Monate)',
      ja: '90cm(6〜18か月頃)',
      fr: '90 cm (6–18 mois)',
      nb: '90 cm (6–18 måneder)',
    },
    extra: prices(5, 5, 800),
  },
  {
    id: '110',
    name: {
      en: '110 cm (18–36 months)',
      de: '110 cm (18–36 Monate)',
      ja: '110cm(18〜36か月頃)',
      fr: '110 cm (18–36 mois)',
      nb: '110 cm (18–36 måneder)',
    },
    extra: prices(10, 10, 1600),
  },
]
