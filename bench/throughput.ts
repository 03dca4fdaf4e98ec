import autocannon from 'autocannon'

/** Seconds. */
const WARM_UP = 4
const DURATION = 10
/** Clients at a time, as the target names them. */
const CONNECTIONS = 8

export interface Throughput {
  /** Answers with status 200 a second. */
  rate: number
  /** Milliseconds. */
  p99: number
}

/** @throws Error when any answer is not a page */
export async function measureThroughput(url: string): Promise<Throughput> {
  await autocannon({url, connections: CONNECTIONS, duration: WARM_UP})
  const result = await autocannon({url, connections: CONNECTIONS, duration: DURATION})
  if (result.non2xx || result.errors) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  }
  return {rate: result.requests.average, p99: result.latency.p99}
}
