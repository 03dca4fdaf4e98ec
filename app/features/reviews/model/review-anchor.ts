/** Id of the reviews on a product page, for links to them. */
export const REVIEWS_ID = 'reviews'
