import {defineQuery} from '@app/shared/api/define-query'
import type {Basket} from '@app/features/basket/public/basket'

/**
 * Ids of the lines that the last check found undeliverable (rule BASKET-22); none before a check. A change of the basket
 * makes them unknown again.
 */
export const {query: undeliverableQuery, use: useUndeliverable} = defineQuery({
  key: ['basket', 'undeliverable'],
  read: (_, _basket: Basket) => Promise.resolve<readonly string[]>([]),
  keyOf: ({basketId, lastModified}) => [basketId, lastModified],
  enabled: () => false,
})
