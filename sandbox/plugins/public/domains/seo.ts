/** Addresses of pages, and when objects changed. */
export {CHANGE_KINDS, readChanges} from '../../../domains/seo/object-change-repository'
export {mapUrl} from '../../../domains/seo/url-mapping'
