/** What the server renders of the islands; in browsers, `browser-advice.ts` takes the place of this file. */
export {default as AdviceColumn} from '@app/features/advice/components/AdviceColumn'
export {default as ProductExpress} from '@app/features/payment/components/ProductExpress'
