/**
 * The features of the storefront by district, lowest first, also within a line. A feature imports only features before
 * it, types included, and of those only the files in their `public` folder. When a lower feature needs code of a higher
 * one, a page fills a slot, or the code moves down.
 */
export const districts = {
  base: 'faults account consent scripts session offline-changes push analytics experiments sites content navigation address law',
  goods:
    'reviews wishlist catalog social basket recommendations newsletter purchase gallery stock-alert engraving registry product sets compare advice quick-view home offline search',
  buying: 'payment cart checkout',
  afterTheOrder: 'order order-lookup returns cancel-order withdrawal warranty',
  account: 'sign-in account-orders address-book profile account-home wishlist-page',
  frame: 'stores service site-services content-widgets field preview shopper-data shell developer',
}

export const featureOrder = Object.values(districts).flatMap((line) => line.split(' '))
