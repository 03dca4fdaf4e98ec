/** What tests have in the place of commerce-sdk-isomorphic: what `scripts/webpack/commerce-hooks-loader.js` imports. */
export * from '@app/generated/commerce'
export {ShopperBasketsV2, ShopperCustomers} from '@app/features/basket/api/basket-client'
export {helpers} from '@app/shared/commerce/custom-endpoint'
