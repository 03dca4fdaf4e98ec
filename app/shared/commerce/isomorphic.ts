/** What tests have in the place of commerce-sdk-isomorphic; builds name the file of each family (ADR 0020). */
export * from '@app/generated/commerce'
export {helpers} from './custom-endpoint'
