import base from '@translations/en-GB.json'
import american from '@translations/en-US.json'

/** British words that differ from American usage or mean something else in the United States. */
const BRITISH =
  /\b(colour\w*|favourite\w*|grey|centre|\w*metres?|litres?|aluminium|fibres?|licence|catalogue\w*|cancelled|travell\w+|\w+(?:[aio]l|an|er|im)is(?:e[ds]?|ing|ation)|cots?|nappy|nappies|prams?|pushchairs?|carry ?cots?|baskets?|postcodes?|parcels?|VAT|tick|range|switch it on|have a look|paper and card|working days?|autumn|holidays?|towards|whilst)\b/i
/** Messages of other markets, which American pages never show. */
const ELSEWHERE = /\.(DE|DEU|JP|JPN|jp)$|^(cart\.taxIncluded|product\.taxNote\.included)$/
/** Messages whose word is American too: "price range" is the same in both. */
const ALSO_AMERICAN: ReadonlySet<string> = new Set(['listing.priceBounds'])

const overrides: Readonly<Record<string, string>> = american
const texts = Object.entries(base).map(([id, text]) => [id, overrides[id] ?? text] as const)

test('American pages use American words', () => {
  const british = texts
    .filter(([id]) => !ELSEWHERE.test(id) && !ALSO_AMERICAN.has(id))
    // Names of arguments, such as {catalogue}, are not shown to the shopper.
    .filter(([, text]) => BRITISH.test(text.replace(/\{\w+/g, '')))
  expect(british).toEqual([])
})

test('American texts say something else than the British ones', () => {
  const known: Readonly<Record<string, string>> = base
  expect(Object.keys(overrides).filter((id) => overrides[id] === known[id])).toEqual([])
})
