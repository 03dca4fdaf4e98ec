/** Response header of a page that lacks parts; names them, separated by commas. Such a page is not cached. */
export const MISSING_PARTS_HEADER = 'X-Page-Missing'
