import type {SiteConfig} from '@config/schema'

/** cro61 to cro71 (rule CAT-17). */
export type ExperimentId = keyof NonNullable<SiteConfig['features']['experiments']>
export type ExperimentVariant = 'control' | 'variant1'
export type Assignments = Readonly<Partial<Record<ExperimentId, ExperimentVariant>>>

/** Item of local storage with the assignments of this browser, as JSON by experiment. */
export const ASSIGNMENTS_KEY = 'experiments'

const EXPERIMENT = /^cro(?:6[1-9]|7[01])$/
const VARIANT = /^(?:control|variant1)$/

const known = (entries: Iterable<readonly [string, unknown]>): Assignments =>
  Object.fromEntries(
    [...entries].filter(
      ([id, variant]) =>
        EXPERIMENT.test(id) && typeof variant === 'string' && VARIANT.test(variant),
    ),
  )

/**
 * What a browser was assigned to: the address (`?cro61=variant1`, for merchandisers who look at a
 * variant) goes before what the experiment script keeps in storage. Anything unknown is left out.
 */
export function readAssignments(search: string, stored: string | null): Assignments {
  let kept: Assignments = {}
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) kept = known(Object.entries(parsed))
  } catch {
    // Storage is anybody's: what is no JSON assigns nothing.
  }
  return {...kept, ...known(new URLSearchParams(search))}
}

/** The variant that holds: of the browser, else of the site, else the shop as it is. */
export const variantOf = (
  id: ExperimentId,
  site: Assignments,
  browser: Assignments,
): ExperimentVariant => browser[id] ?? site[id] ?? 'control'
