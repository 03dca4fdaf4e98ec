/** Attribute of the elements of the head that the app updates in browsers. */
export const HEAD_MARK = 'data-head'

/** Selector of the elements for search engines and previews of links, which read documents. The app does not update them. */
export const FOR_READERS =
  'link[rel=alternate],meta[property],meta[name=description],meta[name^=twitter]'
