import {startShop} from './shop'
import {visit, visitedPaths} from './load'

/** Share of the measured capacity that the soak requests. */
const SHARE = 0.8
/** Warm-up in seconds, in which caches and the heap reach their size; excluded from the verdict. */
const SETTLE = 180
const SAMPLE_EVERY_MS = 5_000
/** Maximum growth in ten minutes, as a share of the mean, at which memory counts as flat. */
const FLAT = 0.05

export interface Sample {
  /** Seconds since the soak began. */
  at: number
  /** Memory in MB. */
  memory: number
  heap: number
}

export interface SoakFigures {
  minutes: number
  capacity: number
  rate: number
  p99: number
  samples: Sample[]
  /** Growth of the memory in ten minutes by the line through the samples, as a share of the mean. */
  growth: number
  flat: boolean
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Growth of `memory` in ten minutes by least squares, as a share of its mean. */
export function growthOf(samples: readonly Pick<Sample, 'at' | 'memory'>[]): number {
  const middle = mean(samples.map(({at}) => at))
  const level = mean(samples.map(({memory}) => memory))
  const product = samples.reduce((sum, {at, memory}) => sum + (at - middle) * (memory - level), 0)
  const squares = samples.reduce((sum, {at}) => sum + (at - middle) ** 2, 0)
  return ((product / squares) * 600) / level
}

/**
 * Requests pages at 80 % of the host's capacity, with a page cache that is too small for all of them, so
 * that pages are rendered, cached, sent and evicted all the time.
 */
export async function soak(minutes: number, products: number, port: number): Promise<SoakFigures> {
  const shop = await startShop({products, processes: 1, pageCacheMb: 4, port})
  try {
    const paths = await visitedPaths(shop.base)
    await visit(shop.base, paths, 10)
    const {rate: capacity} = await visit(shop.base, paths, 20)
    const samples: Sample[] = []
    const began = Date.now()
    const timer = setInterval(() => {
      void shop.heap().then((heap) => {
        const at = (Date.now() - began) / 1000
        samples.push({at, memory: shop.memory().host, heap})
      })
    }, SAMPLE_EVERY_MS)
    const load = await visit(shop.base, paths, minutes * 60, Math.round(capacity * SHARE))
    clearInterval(timer)
    const settled = samples.filter(({at}) => at >= Math.min(SETTLE, minutes * 20))
    const growth = growthOf(settled)
    return {
      minutes,
      capacity,
      ...load,
      samples,
      growth,
      flat: Math.abs(growth) <= FLAT || growth < 0,
    }
  } finally {
    await shop.stop()
  }
}
