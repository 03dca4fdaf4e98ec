import {z} from 'zod'
import type {PurgeRequest} from './page-store'

export const purgeSchema: z.ZodType<PurgeRequest> = z.union([
  z.strictObject({url: z.string().startsWith('/')}),
  z.strictObject({site: z.string().min(1)}),
  z.strictObject({tag: z.string().min(1)}),
  z.strictObject({all: z.literal(true)}),
])
