/**
 * How much of the long suites runs: random walks, property tests, kill tests, the fault matrix, addresses that make
 * no sense, pictures of every model. `TEST_EXTENT` is the one setting:
 *
 * - `sample` (default): the essential cases, and a sample that a seed draws
 * - `full`: everything, with as many rounds as each suite names
 * - `sample:7`, `full:7`: the same with another seed
 */

const DEFAULT_SEED = 9

export interface Extent {
  readonly full: boolean
  /** 32-bit integer. */
  readonly seed: number
}

/**
 * Reads `sample`, `full`, `sample:SEED` or `full:SEED`; nothing means `sample`.
 * @throws Error for any other text
 */
export function parseExtent(text = ''): Extent {
  const [, mode, seed] = /^(sample|full)(?::(\d{1,9}))?$/.exec(text || 'sample') ?? []
  if (!mode)
    throw new Error(
      `TEST_EXTENT is '${text}': use sample, full, or one of them with a seed (full:7).`,
    )
  return {full: mode === 'full', seed: Number(seed ?? DEFAULT_SEED)}
}

export const extent = parseExtent(process.env['TEST_EXTENT'])

/** For titles of tests that draw: a failure names the seed that repeats it. */
export const seedTitle = `seed ${extent.seed}`

/** Number of rounds of this run. */
export const rounds = (sample: number, full: number): number => (extent.full ? full : sample)

/** Parameters of a fast-check property: number of runs, and the seed. */
export const propertyRuns = (
  sample = 100,
  full = sample * 20,
): {readonly numRuns: number; readonly seed: number} => ({
  numRuns: rounds(sample, full),
  seed: extent.seed,
})

/** Numbers from 0 up to 1 that a seed determines (mulberry32). */
export function seededRandom(seed: number = extent.seed): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` members that the seed draws, in the order of the list. */
export function draw<T>(list: readonly T[], count: number, {seed}: Extent = extent): T[] {
  const random = seededRandom(seed)
  const drawn = new Set(
    list
      .map((_, index) => ({index, place: random()}))
      .sort((a, b) => a.place - b.place)
      .slice(0, count)
      .map(({index}) => index),
  )
  return list.filter((_, index) => drawn.has(index))
}

/**
 * The cases of this run: all of them in a full run, else the essential ones and `count` of the others.
 * The order of the list stays.
 */
export function sampleOf<T>(
  list: readonly T[],
  count: number,
  isEssential: (one: T) => boolean = () => false,
  run: Extent = extent,
): readonly T[] {
  if (run.full) return list
  const drawn = new Set(
    draw(
      list.filter((one) => !isEssential(one)),
      count,
      run,
    ),
  )
  return list.filter((one) => isEssential(one) || drawn.has(one))
}

/**
 * The pairs of two lists: all of them in a full run, else each row with one column, such that the columns take turns
 * from a place that the seed gives.
 */
export function pairsOf<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  {full, seed}: Extent = extent,
): readonly (readonly [Row, Column])[] {
  return rows.flatMap((row, index) =>
    columns
      .filter((_, place) => full || place === (index + seed) % columns.length)
      .map((column) => [row, column] as const),
  )
}
