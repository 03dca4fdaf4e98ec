import {encodePart} from './address-part'

/** Response header of a page that lacks parts; lists them, separated by commas. Such a page is not cached. */
export const MISSING_PARTS_HEADER = 'X-Page-Missing'

/** A tag with the characters that it may have in a list of tags: no comma or space, and nothing that a header refuses. */
export const encodeTag = (tag: string): string => tag.split(':').map(encodePart).join(':')
