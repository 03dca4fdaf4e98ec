import fs from 'node:fs'
import path from 'node:path'
import {toCustomary} from './measures'

it.each([
  ['Basket holds 10 kg', 'Basket holds 22 lb'],
  ['Handlebar 92 to 112 cm', 'Handlebar 36 to 44 in'],
  ['94 × 58 × 107 cm', '37 × 22.8 × 42.1 in'],
  ['18 cm, 25 cm', '7.1 in, 9.8 in'],
  ['50–68 cm', '20–27 in'],
  ['From birth to 9 kg', 'From birth to 19.8 lb'],
  ['Carries up to 130 kg', 'Carries up to 286 lb'],
  ['Warm to −15 °C', 'Warm to 5°F'],
  ['2.5 tog, for 14 to 20 °C', '2.5 tog, for 57 to 68°F'],
  ['nights above 20 degrees', 'nights above 68 degrees'],
  ['never above thirty degrees', 'never above eighty-six degrees'],
  ['Six centimetres thick', 'Two and a half inches thick'],
  ['ten and a half kilos', 'twenty-three pounds'],
  ['A 3.6 kilo shell', 'An 8 pound shell'],
  ['at ten kilometres an hour', 'at six miles an hour'],
  ['Only 15 litres a bath', 'Only 4 gallons a bath'],
  ['Five metres of weave', 'Sixteen feet of weave'],
  ['every centimetre is shared', 'every inch is shared'],
])('%s is %s', (metric, customary) => {
  expect(toCustomary(metric)).toBe(customary)
})

it.each([
  'Recline to 155 degrees',
  'lean at seventy degrees',
  'two degrees of firmness',
  'UPF 50+',
  'Laptop sleeve up to 14 inches',
  '18.5 micron merino',
])('leaves "%s"', (text) => {
  expect(toCustomary(text)).toBe(text)
})

const archive = path.join(__dirname, '../../archive')
const METRIC =
  /\d ?(cm|kg|km|mm|°C|litres)\b|\b(centi|milli|kilo)?(metres?|meters?)\b|\bkilos?\b|"unit":"(cm|kg)"/
const ELEMENT =
  /<([\w-]+)((?: attribute-id="[^"]*")?) xml:lang="(x-default|en-US)">([\s\S]*?)<\/\1>/g

/** Texts that shoppers of the United States read: American ones, and English ones without an American form. */
function americanTexts(file: string): string[] {
  const found = [...fs.readFileSync(path.join(archive, file), 'utf8').matchAll(ELEMENT)]
  return found.flatMap(([, name, id, lang, text = ''], index) => {
    const next = found[index + 1]
    const hasAmerican = next?.[1] === name && next?.[2] === id && next?.[3] === 'en-US'
    return lang === 'x-default' && hasAmerican ? [] : [text]
  })
}

it.each([
  'catalogs/barnholt-master/catalog.xml',
  'catalogs/barnholt-sets/catalog.xml',
  'catalogs/barnholt-storefront/catalog.xml',
  'libraries/barnholt-library/guides.xml',
  'libraries/barnholt-library/library.xml',
  'sites/USA/promotions.xml',
])('%s has no metric measure for the United States', (file) => {
  const texts = americanTexts(file)
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => METRIC.test(text))).toEqual([])
})
