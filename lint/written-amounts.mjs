/** The files that format amounts. */
export const amountWriters = ['app/features/catalog/public/price.ts']

/** Options of `shop/written-amounts`: whoever writes an amount says whether it is a price, which business customers see net. */
export const writtenAmounts = {
  paths: [
    {
      name: '@app/shared/i18n/format',
      importNames: ['formatMoney'],
      message:
        'Amounts are written by usePriceText (app/features/catalog/public/price.ts): `price` with its tax rate, `money` for sums that are paid.',
    },
  ],
}

/** Files that may name the style of an amount: the writers, a sign alone, and readers of the decimals of a currency. */
export const currencyStyles = [
  'config/markets/written-money.ts',
  'sandbox/domains/amounts/assets/written-money.js',
  'app/shared/i18n/format.ts',
  'app/features/analytics/deliver/data-layer.ts',
  'demo/catalogue/source/money.ts',
  'sandbox/domains/money.ts',
]

/** Entries of `shop/plain-amounts`: no other file writes an amount by `Intl`, also not in the text of a script. */
export const plainAmounts = [
  'Property[key.name="style"][value.value="currency"]',
  'TemplateElement[value.raw=/style:\\s*.currency./]',
].map((selector) => ({
  selector,
  message:
    'Amounts are written by writeAmount (config/markets/written-money.ts), in the sandbox by writeMoney (sandbox/domains/amounts/), as the shops of the country write them.',
}))

/** Files whose prices are written with a session or after a press, never in the server's markup. */
export const browserPrices = [
  'app/features/{basket,cart,checkout,purchase,wishlist-page}/**',
  'app/features/engraving/public/EngravingDesigner.tsx',
  'app/features/advice/components/EstimateDialog.tsx',
  'app/features/search/components/SuggestionGroups.tsx',
]

const MARKED = ':has(JSXSpreadAttribute > :matches([name="gross"], [property.name="gross"]))'
const PRICE = '[callee.name=/^(?:price|netPrice)$/], [callee.property.name="price"]'

/** Entries of `shop/marked-prices`: in markup of the server prices have tax, which a business customer must not see. */
export const markedPrices = [
  {
    selector: `Program:not(${MARKED}) CallExpression:matches(${PRICE})`,
    message:
      'The element of a price gets the attributes `gross` of usePriceText: business customers see it without tax only (rule PRICE-7).',
  },
]
