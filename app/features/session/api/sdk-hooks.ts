/**
 * Replaces the index of commerce-sdk-react in the browser's bundle. The package is CommonJS, and its index
 * includes the hooks of sixteen APIs and the Page Designer. A hook that is not listed fails the build by
 * name: list it here, and its client in `commerce-clients.ts`.
 */
export {default as CommerceApiProvider} from '@salesforce/commerce-sdk-react/provider'
export {default as useAccessToken} from '@salesforce/commerce-sdk-react/hooks/useAccessToken'
export {default as useCommerceApi} from '@salesforce/commerce-sdk-react/hooks/useCommerceApi'
export {default as useConfig} from '@salesforce/commerce-sdk-react/hooks/useConfig'
export {useShopperBasketsMutation as useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react/hooks/ShopperBasketsV2/mutation'
