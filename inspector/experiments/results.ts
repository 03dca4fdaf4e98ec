import {EXPERIMENTS, experiments, type ExperimentId} from '../../config/experiments'
import {newcombe, wilson, type Interval, type Share} from './interval'

/** Counts of one variant, as the source of the results answers them; revenue in major units. */
export interface ArmCount extends Share {
  readonly siteId: string
  readonly experiment: string
  readonly variant: string
  readonly orders: number
  readonly revenue: readonly {readonly currency: string; readonly amount: number}[]
}

/** Counts of one variant with its share of buyers. */
export interface Arm extends ArmCount {
  readonly share: Interval
}

export interface ExperimentResult {
  readonly siteId: string
  readonly id: ExperimentId
  readonly name: string
  readonly control: Arm
  readonly variant1: Arm
  /** Share of buyers of the variant minus that of the control. */
  readonly difference: Interval
  readonly sentence: string
}

/** Visitors of a variant below which the sentence names no winner. */
export const MIN_VISITORS = 100

const points = (share: number): string => (Math.abs(share) * 100).toFixed(2)

/** The result as a person says it (rule EXP-8). */
export function sentenceOf(control: Share, variant1: Share, difference: Interval): string {
  const fewest = Math.min(control.visitors, variant1.visitors)
  if (fewest < MIN_VISITORS) {
    return `Too few visitors to say anything: each side needs at least ${MIN_VISITORS}, and one has ${fewest}.`
  }
  const {value, low, high} = difference
  if (low <= 0 && high >= 0) {
    return `No difference is proven: the variant may sell to ${points(low)} percentage points ${low < 0 ? 'fewer' : 'more'} or ${points(high)} ${high > 0 ? 'more' : 'fewer'} of its visitors.`
  }
  const direction = value > 0 ? 'more' : 'fewer'
  const [from, to] = value > 0 ? [low, high] : [high, low]
  return `The variant sells to ${direction} visitors: ${points(value)} percentage points ${direction}, between ${points(from)} and ${points(to)} with 95 % confidence.`
}

const nothing = (siteId: string, experiment: string, variant: string): ArmCount => ({
  siteId,
  experiment,
  variant,
  visitors: 0,
  buyers: 0,
  orders: 0,
  revenue: [],
})

const armOf = (count: ArmCount): Arm => ({...count, share: wilson(count)})

/** Results by site and experiment; counts of unknown experiments are left out. */
export function resultsOf(counts: readonly ArmCount[]): ExperimentResult[] {
  const sites = [...new Set(counts.map(({siteId}) => siteId))].sort()
  return sites.flatMap((siteId) =>
    EXPERIMENTS.flatMap((id) => {
      const own = counts.filter((count) => count.siteId === siteId && count.experiment === id)
      if (own.length === 0) return []
      const find = (variant: string) =>
        armOf(own.find((count) => count.variant === variant) ?? nothing(siteId, id, variant))
      const [control, variant1] = [find('control'), find('variant1')]
      const difference = newcombe(variant1, control)
      const sentence = sentenceOf(control, variant1, difference)
      return [{siteId, id, name: experiments[id].name, control, variant1, difference, sentence}]
    }),
  )
}
