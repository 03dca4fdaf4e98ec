import {z} from 'zod'
import {MAX_ITEMS, VITALS, type FieldItem, type FieldReport} from '../../../common/field-report'
import {parseJson} from '../../../common/parse-json'
import {kindOf, routeNames} from '../../../common/routes'
import {scrubMessage} from '../../../common/scrub'

const page = z.enum(routeNames.map(kindOf))
/** Maximum duration: ten minutes; a longer duration comes from a suspended tab. */
const LONGEST_MS = 600_000

const itemSchema: z.ZodType<FieldItem> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('vital'),
    page,
    name: z.enum(VITALS),
    value: z.number().min(0).max(LONGEST_MS),
  }),
  z.strictObject({
    type: z.literal('error'),
    page,
    message: z.string().max(2_000).transform(scrubMessage),
    source: z.union([z.literal(''), z.string().regex(/^[\w./~-]{1,80}\.js(:\d{1,7}){0,2}$/)]),
  }),
])

const reportSchema: z.ZodType<FieldReport> = z.strictObject({
  site: z.string().regex(/^[A-Z]{3}$/),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  bundle: z.string().regex(/^[\w-]{1,64}$/),
  items: z.array(itemSchema).min(1).max(MAX_ITEMS),
})

/**
 * A report cleaned for counting and forwarding. Browsers clean it too, but any client can send
 * arbitrary data.
 * @returns null when the body is not a report
 */
export const readReport = (text: string): FieldReport | null =>
  reportSchema.safeParse(parseJson(text)).data ?? null
