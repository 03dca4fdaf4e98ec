/**
 * What `import … from '@salesforce/commerce-sdk-react'` means in builds and tests: the hooks of the package, file by file,
 * so that a page loads the ones that it uses. The shop uses Baskets v2, so names of Baskets mean that version.
 * `scripts/webpack/commerce-hooks.js` puts our clients, contexts and session below them.
 */
export {
  useProduct,
  useProducts,
  useCategory,
  useCategories,
} from '@salesforce/commerce-sdk-react/hooks/ShopperProducts/query'
export {
  useProductSearch,
  useSearchSuggestions,
} from '@salesforce/commerce-sdk-react/hooks/ShopperSearch/query'
export {
  usePromotions,
  usePromotionsForCampaign,
} from '@salesforce/commerce-sdk-react/hooks/ShopperPromotions/query'
export {
  useBasket,
  useBasket as useBasketV2,
  usePaymentMethodsForBasket,
  usePaymentMethodsForBasket as usePaymentMethodsForBasketV2,
  usePriceBooksForBasket,
  usePriceBooksForBasket as usePriceBooksForBasketV2,
  useShippingMethodsForShipment,
  useShippingMethodsForShipment as useShippingMethodsForShipmentV2,
  useTaxesFromBasket,
  useTaxesFromBasket as useTaxesFromBasketV2,
} from '@salesforce/commerce-sdk-react/hooks/ShopperBasketsV2/query'
export {
  ShopperBasketsMutations,
  ShopperBasketsMutations as ShopperBasketsV2Mutations,
  useShopperBasketsMutation,
  useShopperBasketsMutation as useShopperBasketsV2Mutation,
} from '@salesforce/commerce-sdk-react/hooks/ShopperBasketsV2/mutation'
export * from '@salesforce/commerce-sdk-react/hooks/ShopperCustomers/query'
export * from '@salesforce/commerce-sdk-react/hooks/ShopperCustomers/mutation'
export * from '@salesforce/commerce-sdk-react/hooks/ShopperOrders/query'
export * from '@salesforce/commerce-sdk-react/hooks/ShopperOrders/mutation'
export * from '@salesforce/commerce-sdk-react/hooks/ShopperStores/query'
export * from '@salesforce/commerce-sdk-react/hooks/ShopperSEO/query'
export * from '@salesforce/commerce-sdk-react/hooks/ShopperConsents/query'
export * from '@salesforce/commerce-sdk-react/hooks/ShopperConsents/mutation'
export {default as CommerceApiProvider} from '@salesforce/commerce-sdk-react/provider'
export {AuthHelpers, useAuthHelper} from '@salesforce/commerce-sdk-react/hooks/useAuthHelper'
export {default as useAccessToken} from '@salesforce/commerce-sdk-react/hooks/useAccessToken'
export {default as useCommerceApi} from '@salesforce/commerce-sdk-react/hooks/useCommerceApi'
export {default as useConfig} from '@salesforce/commerce-sdk-react/hooks/useConfig'
export {default as useCustomerId} from '@salesforce/commerce-sdk-react/hooks/useCustomerId'
export {default as useCustomerType} from '@salesforce/commerce-sdk-react/hooks/useCustomerType'
export {default as useDNT} from '@salesforce/commerce-sdk-react/hooks/useDNT'
export {default as useEncUserId} from '@salesforce/commerce-sdk-react/hooks/useEncUserId'
export {default as useUsid} from '@salesforce/commerce-sdk-react/hooks/useUsid'
export {useCustomQuery} from '@salesforce/commerce-sdk-react/hooks/useQuery'
export {useCustomMutation} from '@salesforce/commerce-sdk-react/hooks/useMutation'
