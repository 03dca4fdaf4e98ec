/** One page of each kind, by name. */
export const pages = {
  home: '/deu/de-de/home',
  listing: '/deu/de-de/category/strollers',
  search: '/usa/en-us/search?q=chair',
  'search without results': '/usa/en-us/search?q=zzzzqqq',
  product: '/jpn/ja-jp/product/BH-1010',
  'content-site product': '/global/en-gr/product/BH-1010',
  'empty cart': '/deu/de-de/appcart',
  'empty checkout': '/deu/de-de/appcheckout',
  content: '/deu/de-de/customer-service/faq/faq.html',
  newsroom: '/deu/de-de/newsroom/newsroom.html',
  article: '/usa/en-us/newsroom/wheels-over-kerbs.html',
  'designed page': '/fra/fr-fr/content/first-year',
  account: '/deu/de-de/my-stokke',
  wishlist: '/deu/de-de/my-stokke/wishlist',
  'country selector': '/deu/de-de/country-selector',
  'not found': '/deu/de-de/page-not-found',
}
