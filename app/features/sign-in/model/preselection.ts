import type {Shop} from '@app/shared/lib/shop-context'

/**
 * Whether a newsletter box is ticked at first: the site asks for it and the law of the market allows it
 * (rule NEWS-6).
 */
export const newsletterPreselected = ({site, market}: Pick<Shop, 'site' | 'market'>): boolean =>
  site.features.newsletterPreselected === true && market.newsletterPreselection === true
