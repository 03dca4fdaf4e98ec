import type {SiteConfig} from '@config/schema'

/** Experiment ids, cro61 to cro71 (rule CAT-17). */
export type ExperimentId = keyof NonNullable<SiteConfig['features']['experiments']>
export type ExperimentVariant = 'control' | 'variant1'
export type Assignments = Readonly<Partial<Record<ExperimentId, ExperimentVariant>>>

/** Local storage key of this browser's assignments, stored as JSON by experiment. */
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
 * The assignments of a browser: the URL (`?cro61=variant1`, for merchandisers who check a variant)
 * takes precedence over the assignments that the experiment script stored. Unknown values are left out.
 */
export function readAssignments(search: string, stored: string | null): Assignments {
  let kept: Assignments = {}
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) kept = known(Object.entries(parsed))
  } catch {
    // Other scripts can write to storage: a value that is not valid JSON is ignored.
  }
  return {...kept, ...known(new URLSearchParams(search))}
}

/** The active variant: that of the browser, otherwise that of the site, otherwise the shop's default. */
export const variantOf = (
  id: ExperimentId,
  site: Assignments,
  browser: Assignments,
): ExperimentVariant => browser[id] ?? site[id] ?? 'control'
