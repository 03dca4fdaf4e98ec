import type {Basket} from '@app/features/basket/public/basket'

/** Key of the lines that cannot be delivered; a change of the basket makes them unknown again. */
export const undeliverableKey = ({basketId, lastModified}: Basket) => [
  'basket',
  'undeliverable',
  basketId,
  lastModified,
]
