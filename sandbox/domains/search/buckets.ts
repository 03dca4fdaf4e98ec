import {localize} from '../sites/locale'
import type {RefinementBucket, RefinementDefinition} from './refinement-definition'

/** A group of attribute values as a refinement shows it. */
export interface ResolvedBucket {
  /** What refinements ask for it by. */
  readonly value: string
  readonly bucket: Exclude<RefinementBucket, {kind: 'price'}>
  holds(value: string): boolean
}

const day = 86_400_000

/** Order of two attribute values: as numbers where both are, else as texts. */
export function compareValues(a: string, b: string): number {
  const first = Number(a)
  const second = Number(b)
  if (Number.isFinite(first) && Number.isFinite(second)) return first - second
  return a < b ? -1 : a > b ? 1 : 0
}

/** The buckets of an attribute definition in their order; empty for one that shows its values. */
export function attributeBuckets(
  definition: RefinementDefinition,
  now: number = Date.now(),
): ResolvedBucket[] {
  const buckets = definition.buckets.filter((bucket) => bucket.kind !== 'price')
  const named = new Set(
    buckets.flatMap((bucket) => (bucket.kind === 'attribute' ? bucket.values : [])),
  )
  let lower: string | null = null
  return buckets.map((bucket): ResolvedBucket => {
    const name = bucket.name['default'] ?? Object.values(bucket.name)[0] ?? ''
    switch (bucket.kind) {
      case 'attribute':
        return bucket.isDefault
          ? {value: name || 'other', bucket, holds: (value) => !named.has(value)}
          : {
              value: name || (bucket.values[0] ?? ''),
              bucket,
              holds: (value) => bucket.values.includes(value),
            }
      case 'threshold': {
        const from = lower
        const to = bucket.threshold
        lower = to
        return {
          value: `(${from ?? ''}..${to})`,
          bucket,
          holds: (value) =>
            (from === null || compareValues(value, from) >= 0) && compareValues(value, to) < 0,
        }
      }
      case 'period':
        return {
          value: name,
          bucket,
          holds: (value) => {
            const time = Date.parse(value)
            return time <= now && time >= now - bucket.days * day
          },
        }
    }
  })
}

/** Whether a value of a refinement asks for the bucket: by its value, or its name in any language. */
export function isAskedFor({value, bucket}: ResolvedBucket, asked: string): boolean {
  return value === asked || Object.values(bucket.name).includes(asked)
}

/** Name of a bucket in a locale. */
export function bucketLabel({value, bucket}: ResolvedBucket, locale: string): string {
  return localize(bucket.name, locale) ?? value
}
