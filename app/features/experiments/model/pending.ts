import type {ExperimentId, ExperimentRuns, ExperimentVariant} from '@config/experiments'
import type {Assignments} from '@common/experiments'

/** Variants of experiments, by id. */
export type Exposures = ReadonlyMap<ExperimentId, ExperimentVariant>

interface Visitor {
  /** Experiments that run on the site. */
  readonly runs: ExperimentRuns | undefined
  /** Assignments that were drawn for the visitor. */
  readonly drawn: Assignments
  /** Assignments of a link, which are not reported (rule EXP-5). */
  readonly forced: Assignments
  /** Exposures that were reported before. */
  readonly reported: Assignments
}

/** The exposures that are still to be reported once they are seen (rule EXP-6). */
export function pendingExposures({runs = {}, drawn, forced, reported}: Visitor): Exposures {
  const ids = Object.keys(runs) as ExperimentId[]
  return new Map(
    ids.flatMap((id) => {
      const variant = drawn[id]
      if (runs[id] === 'variant1' || forced[id] || reported[id]) return []
      return variant === 'control' || variant === 'variant1' ? [[id, variant] as const] : []
    }),
  )
}
