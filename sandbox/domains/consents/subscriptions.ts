import {z} from 'zod'
import records from './offered.json'

const channel = z.enum(['email', 'sms', 'whatsapp'])
const consentState = z.enum(['opt_in', 'opt_out'])
/** Text by language. */
const texts = z.record(z.string(), z.string()).readonly()

/** Subscription that a shopper can consent to. */
const subscription = z.strictObject({
  subscriptionId: z.string(),
  channels: z.array(channel).readonly(),
  title: texts,
  subtitle: texts,
  consentType: z.enum(['marketing', 'legal']),
  consentRequired: z.boolean(),
  defaultStatus: consentState,
  /** Tags of the storefront places that offer the subscription. */
  tags: z.array(z.string()).readonly(),
})

export type Channel = z.output<typeof channel>
export type ConsentState = z.output<typeof consentState>
export type Subscription = Readonly<z.output<typeof subscription>>

/** The subscriptions that every site of the sandbox offers. */
export const subscriptions: readonly Subscription[] = z.array(subscription).parse(records)
