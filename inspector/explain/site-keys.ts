import {z} from 'zod'
import words from './site-key-words.json'

/** A setting in plain words. */
export interface Explanation {
  /** Group of settings in the comparison. */
  readonly area: Area
  readonly name: string
  /** One or two sentences for someone who does not program. */
  readonly meaning: string
  /** What holds for a site that leaves the setting out; absent where every site has to name it. */
  readonly absent?: string
}

/** Groups of settings, in the order of the comparison. */
export const AREAS = {
  site: 'Site and languages',
  features: 'Features',
  experiments: 'Experiments',
  services: 'Services and scripts',
  account: 'Accounts and privacy',
  pictures: 'Pictures',
  preferences: 'Preferences',
  law: 'Law and country',
  legal: 'Legal texts',
  payment: 'Payment',
  delivery: 'Delivery',
  taxes: 'Taxes',
} as const
export type Area = keyof typeof AREAS

const explanation = z.strictObject({
  area: z.enum(Object.keys(AREAS) as Area[]),
  name: z.string(),
  meaning: z.string(),
  absent: z.string().optional(),
})

/** Explanation of every key of a site's configuration (`config/schema.ts`), nested keys joined by dots. */
export const siteKeys: Readonly<Record<string, Explanation>> = z
  .record(z.string(), explanation)
  .parse(words)
