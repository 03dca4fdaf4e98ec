import {z} from 'zod'
import type {Text} from '../source/languages/languages'
import type {Prices, ProductSource, StockState} from '../source/model'
import {range} from '../source/range'
import {sellablesOf} from '../source/variants'
import {Random} from './random'
import syllables from './syllables.json'

const list = z.tuple([z.string()], z.string())
/** Syllables of invented model names: Vindra, Solmena, Torvik. */
const {beginnings, middles, ends} = z
  .strictObject({beginnings: list, middles: list, ends: list})
  .parse(syllables)

const states: readonly [StockState, ...StockState[]] = [
  'instock',
  'instock',
  'instock',
  'instock',
  'instock',
  'instock',
  'lowstock',
  'lowstock',
  'outofstock',
  'preorder',
  'backorder',
]

/** Day on which what is not on the shelf yet leaves the warehouse. */
const release = '2027-02-15'

/**
 * Products in the manner of our own range, so many that the catalog counts `products` of them
 * (masters, variants and items). The same seed gives the same products.
 */
export function* generatedRange(products: number, seed: number): Generator<ProductSource> {
  const masters = range.filter(({item}) => !item)
  const items = range.filter(({item}) => item)
  let left = products
  for (let number = 1; left > 0; number += 1) {
    const random = new Random(seed * 1_000_003 + number)
    const pool = left === 1 || random.next() < 0.15 ? items : masters
    const model = pool[random.below(pool.length)] ?? range[0]
    if (!model) return
    const source = fit(vary(model, number, random), left)
    left -= countOf(source)
    yield source
  }
}

/** Products of the catalog that a source becomes. */
function countOf(source: ProductSource): number {
  return sellablesOf(source).length + (source.item ? 0 : 1)
}

/** The source with as few variants as fit into the count. */
function fit(source: ProductSource, left: number): ProductSource {
  if (countOf(source) <= left) return source
  const {options: _options, omit: _omit, ...plain} = source
  const [first, ...others] = source.colours
  return {...plain, colours: [first, ...others.slice(0, Math.max(0, left - 2))]}
}

function vary(model: ProductSource, number: number, random: Random): ProductSource {
  const name = `${random.pick(beginnings)}${random.pick(middles)}${random.pick(ends)}`
  const rename = renaming(model.name, name)
  const factor = 0.6 + random.next() * 1.1
  const reduced = random.next() < 0.2
  const colours = model.item ? model.colours : random.some(model.colours, 6)
  const year = 2023 + random.below(4)
  const {omit: _omit, sale: _sale, saleOn: _saleOn, goesWith: _goesWith, ...rest} = model
  return {
    ...rest,
    id: `BG-${String(number).padStart(6, '0')}`,
    name: rename(model.name),
    short: rename(model.short),
    story: rename(model.story),
    features: model.features.map(rename),
    colours,
    price: scaled(model.price, factor),
    ...(reduced ? {sale: scaled(model.price, factor * (0.7 + random.next() * 0.2))} : {}),
    states: Object.fromEntries(
      ['*', ...colours].map((key) => [key, key === '*' ? 'instock' : random.pick(states)]),
    ),
    release,
    badges: random.next() < 0.2 ? [random.pick(['new', 'bestseller', 'lasting'])] : [],
    rank: 1 + random.below(100),
    since: `${year}-${twoDigits(1 + random.below(10))}-${twoDigits(1 + random.below(28))}`,
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * Puts a new model name where the old one stands. A text that has it is written in English, German and Japanese only, so
 * that large archives stay comparable in size with those of earlier measurements.
 */
function renaming(names: Text, name: string): (text: Text) => Text {
  const [old = ''] = names.en.split(' ')
  const isModel = old !== '' && names.de.includes(old) && names.ja.includes(old)
  const replace = (words: string) => (isModel ? words.replaceAll(old, name) : words)
  const inFront = (words: string) => (isModel ? words : `${name} ${words}`)
  return (text) => {
    const write = (words: string) => (text === names ? inFront(replace(words)) : replace(words))
    const {en, de, ja} = text
    return write(en) === en ? text : {en: write(en), de: write(de), ja: write(ja)}
  }
}

/** Prices as shops write them: 149.00, 239.00, ¥21,800. */
function scaled({eur, usd, jpy}: Prices, factor: number): Prices {
  const whole = (amount: number) => Math.max(1, Math.round(amount * factor))
  return {
    eur: whole(eur),
    usd: whole(usd),
    jpy: Math.max(100, Math.round((jpy * factor) / 100) * 100),
  }
}
