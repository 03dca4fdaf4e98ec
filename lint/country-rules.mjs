import fs from 'node:fs'

const ids = fs
  .readdirSync(new URL('../config/sites', import.meta.url))
  .flatMap((file) => /^([A-Z]{3})\.json$/.exec(file)?.[1] ?? [])

/** Codes of two capital letters, except the status `OK` of services. */
const COUNTRY = '/^(?!OK$)[A-Z]{2}$/'
/** Ids of the sites of `config/sites/`. */
const SITE = `/^(${ids.join('|')})$/`

/** Places in which a literal decides what the code does. */
const decisions = (value) => [
  `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=${value}]`,
  `SwitchCase > Literal[value=${value}]`,
  `CallExpression[callee.property.name=/^(startsWith|endsWith|includes|has)$/] > Literal[value=${value}]`,
]

/** Entries of `shop/countries`: what a country or a site decides is in its record, not in code. */
export const countryRules = [
  ...decisions(COUNTRY),
  ...decisions(SITE),
  `ArrayExpression > Literal[value=${COUNTRY}]`,
  'ObjectExpression > Property > Identifier.key[name=/^(?!OK$)[A-Z]{2}$/]',
].map((selector) => ({
  selector,
  message:
    'Code does not know countries and sites: add the difference to config/markets/ (useShop().market) or config/sites/.',
}))
