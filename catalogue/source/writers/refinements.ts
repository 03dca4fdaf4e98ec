import type {Text} from '../model'
import {el, leaf, localized, type Element} from './xml'

const names = {
  category: {en: 'Category', de: 'Kategorie', ja: 'カテゴリー'},
  price: {en: 'Price', de: 'Preis', ja: '価格'},
  refinementColor: {en: 'Colour', de: 'Farbe', ja: 'カラー'},
  material: {en: 'Material', de: 'Material', ja: '素材'},
  ageFrom: {en: 'Age', de: 'Alter', ja: '対象年齢'},
} as const satisfies Record<string, Text>

/** Upper ends of the price steps in major units; the last step is open. */
const priceSteps: readonly {currency: string; ends: readonly number[]; spell: Spell}[] = [
  {
    currency: 'EUR',
    ends: [50, 150, 400, 900],
    spell: (amount) => ({
      en: `€${group(amount)}`,
      de: `${group(amount, '.')} €`,
      ja: `${group(amount)}ユーロ`,
    }),
  },
  {
    currency: 'USD',
    ends: [50, 150, 400, 900],
    spell: (amount) => ({
      en: `$${group(amount)}`,
      de: `${group(amount, '.')} $`,
      ja: `${group(amount)}ドル`,
    }),
  },
  {
    currency: 'JPY',
    ends: [8000, 25000, 60000, 130000],
    spell: (amount) => ({
      en: `¥${group(amount)}`,
      de: `${group(amount, '.')} ¥`,
      ja: `${group(amount)}円`,
    }),
  },
]

/** Threshold of an open step: above every price. */
const openEnd = 100000000

type Spell = (amount: number) => Text

/** Filters of every listing, in the order they are shown. */
export function refinementDefinitions(): Element {
  return el(
    'refinement-definitions',
    {},
    el(
      'refinement-definition',
      {type: 'category', 'bucket-type': 'none'},
      localized('display-name', names.category),
      leaf('value-set', 'search-result'),
      leaf('sort-mode', 'category-position'),
      leaf('sort-direction', 'ascending'),
    ),
    attribute('refinementColor'),
    el(
      'refinement-definition',
      {type: 'price', 'bucket-type': 'thresholds'},
      localized('display-name', names.price),
      leaf('value-set', 'search-result'),
      el('bucket-definitions', {}, priceSteps.flatMap(priceBuckets)),
    ),
    attribute('material'),
    attribute('ageFrom'),
  )
}

/** Values keep the order of the attribute's value list, so no sort mode is given. */
function attribute(id: 'refinementColor' | 'material' | 'ageFrom'): Element {
  return el(
    'refinement-definition',
    {type: 'attribute', 'bucket-type': 'none', 'attribute-id': id, system: false},
    localized('display-name', names[id]),
    leaf('value-set', 'search-result'),
  )
}

function priceBuckets({currency, ends, spell}: (typeof priceSteps)[number]): Element[] {
  return [...ends, openEnd].map((end, index) => {
    const from = ends[index - 1]
    return el(
      'price-bucket',
      {currency},
      localized('display-name', stepName(from, end === openEnd ? undefined : end, spell)),
      leaf('threshold', end.toFixed(1)),
    )
  })
}

function stepName(from: number | undefined, to: number | undefined, spell: Spell): Text {
  const low = from === undefined ? undefined : spell(from)
  const high = to === undefined ? undefined : spell(to)
  if (low && high) {
    return {en: `${low.en} – ${high.en}`, de: `${low.de} – ${high.de}`, ja: `${low.ja}〜${high.ja}`}
  }
  if (high) return {en: `Under ${high.en}`, de: `Unter ${high.de}`, ja: `${high.ja}未満`}
  const only = low ?? spell(0)
  return {en: `${only.en} and more`, de: `Ab ${only.de}`, ja: `${only.ja}以上`}
}

function group(amount: number, separator = ','): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, separator)
}
