import {z} from 'zod'
import type {DeliveryTerms} from '../../common/delivery-terms'
import {parseJson} from '../../common/parse-json'
import type {SiteConfig} from '../../config/schema'
import type {Preferences} from '../../config/site-preferences'

const day = z.number().int().nonnegative()

/** The part of preference `deliveryRules` that search engines are told: the standard method with its price. */
const rulesSchema = z.object({
  methods: z.object({
    standard: z.object({
      days: z.tuple([day, day]),
      price: z.number().nonnegative(),
      freeFrom: z.number().nonnegative().optional(),
    }),
  }),
})

/** The delivery of a site by its preferences; undefined where they give no price of it. */
export function deliveryTermsOf(
  {isContentOnlySite, shipTo}: SiteConfig,
  {deliveryRules}: Preferences,
): DeliveryTerms | undefined {
  const {data} = rulesSchema.safeParse(parseJson(String(deliveryRules)))
  if (isContentOnlySite || shipTo.length === 0 || !data) return undefined
  const {days, price, freeFrom} = data.methods.standard
  return {
    countries: shipTo,
    price,
    transitDays: days,
    ...(freeFrom !== undefined && {freeFrom}),
  }
}
