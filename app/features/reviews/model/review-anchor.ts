/** Id of the reviews on a product page; links to them name it. */
export const REVIEWS_ID = 'reviews'
