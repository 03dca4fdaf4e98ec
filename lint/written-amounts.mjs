/** The files that format amounts. */
export const amountWriters = ['app/features/catalog/components/use-price-text.ts']

/** Options of `shop/written-amounts`: whoever writes an amount says whether it is a price, which business customers see net. */
export const writtenAmounts = {
  paths: [
    {
      name: '@app/shared/i18n/format',
      importNames: ['formatMoney'],
      message:
        'Amounts are written by usePriceText (app/features/catalog/components/use-price-text.ts): `price` with its tax rate, `money` for sums that are paid.',
    },
  ],
}

/** Files whose prices are written with a session or after a press, never in the server's markup. */
export const browserPrices = [
  'app/features/{basket,cart,checkout,purchase,wishlist-page}/**',
  'app/features/product/components/engraving/EngravingDesigner.tsx',
  'app/features/product-advice/components/EstimateDialog.tsx',
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
