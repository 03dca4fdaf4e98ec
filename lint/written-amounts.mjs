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
