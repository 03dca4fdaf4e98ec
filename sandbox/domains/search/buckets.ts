import {localize} from '../sites/locale'
import type {RefinementBucket, RefinementDefinition} from './refinement-definition'

/** Group of attribute values in a refinement. */
export interface ResolvedBucket {
  /** Value that selects the bucket in a refinement. */
  readonly value: string
  readonly bucket: Exclude<RefinementBucket, {kind: 'price'}>
  holds(value: string): boolean
}

const day = 86_400_000

/** Compares two attribute values: as numbers if both are numbers, else as texts. */
export function compareValues(a: string, b: string): number {
  const first = Number(a)
  const second = Number(b)
  if (Number.isFinite(first) && Number.isFinite(second)) return first - second
  return a < b ? -1 : a > b ? 1 : 0
}

/** Returns the buckets of an attribute definition in order; empty for a definition without buckets. */
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

/** Returns true when a refinement value selects the bucket: by its value, or its name in any language. */
export function isAskedFor({value, bucket}: ResolvedBucket, asked: string): boolean {
  return value === asked || Object.values(bucket.name).includes(asked)
}

/** Name of a bucket in a locale. */
export function bucketLabel({value, bucket}: ResolvedBucket, locale: string): string {
  return localize(bucket.name, locale) ?? value
}
