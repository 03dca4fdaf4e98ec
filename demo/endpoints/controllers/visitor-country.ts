import type {FastifyRequest} from 'commerce-sandbox/plugin'

/** Headers in which upstream hosts send the country of the visitor. */
const countryHeaders = ['x-geo-country', 'cloudfront-viewer-country', 'cf-ipcountry'] as const

/** The country of the query, else the one that an upstream host sends. */
export function visitorCountry(request: FastifyRequest, asked?: string): string | undefined {
  const sent = countryHeaders.map((name) => request.headers[name])
  return (
    asked ??
    sent.find((value) => typeof value === 'string' && /^[A-Za-z]{2}$/.test(value))?.toString()
  )
}
