/** Response header of a page that lacks parts; lists them, separated by commas. Such a page is not cached. */
export const MISSING_PARTS_HEADER = 'X-Page-Missing'
