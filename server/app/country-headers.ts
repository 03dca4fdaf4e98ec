/** Headers in which hosts before the shop send the country of a visitor. */
export const COUNTRY_HEADERS = ['x-geo-country', 'cloudfront-viewer-country', 'cf-ipcountry']
