import autocannon from 'autocannon'

/** Duration in seconds. */
const WARM_UP = 4
const DURATION = 10
/** Number of concurrent clients, as named in the target. */
const CONNECTIONS = 8

export interface Throughput {
  /** Answers with status 200 per second. */
  rate: number
  /** Latency in milliseconds. */
  p99: number
}

/**
 * Requests a page as browsers do, with Brotli.
 * @throws Error when any answer is not a page
 */
export async function measureThroughput(url: string): Promise<Throughput> {
  const load = {url, connections: CONNECTIONS, headers: {'Accept-Encoding': 'br, gzip'}}
  await autocannon({...load, duration: WARM_UP})
  const result = await autocannon({...load, duration: DURATION})
  if (result.non2xx || result.errors) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  }
  return {rate: result.requests.average, p99: result.latency.p99}
}
