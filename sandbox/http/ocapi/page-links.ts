/** `next` and `previous` of a page of results: the same call with another `start` (OCAPI 1). */
export function pageLinks({
  url,
  start,
  count,
  total,
}: {
  url: string
  start: number
  count: number
  total: number
}): {next?: string; previous?: string} {
  const [path = '', query = ''] = url.split('?')
  const link = (from: number) => {
    const params = new URLSearchParams(query)
    params.set('start', String(from))
    params.set('count', String(count))
    return `${path}?${params}`
  }
  return {
    ...(start + count < total ? {next: link(start + count)} : {}),
    ...(start > 0 ? {previous: link(Math.max(0, start - count))} : {}),
  }
}
