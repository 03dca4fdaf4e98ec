import {
  type Database,
  readImportState,
  readRevision,
  writeImportState,
} from 'commerce-sandbox/database'
import {productIds} from 'commerce-sandbox/domains/catalog'
import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {z} from 'zod'
import type {NewReview} from './review-repository'
import {insertReview} from './review-repository'
import {REVIEW_BADGES} from './review'

/**
 * Entry of `reviews/{locale}.json` in the folder of the services: product, stars, author, place, title, text, and optionally
 * pros, cons, the answer of customer service, photos with captions, badges.
 */
const entrySchema = z.tuple([
  z.string(),
  z.number().int().min(1).max(5),
  z.string().regex(/^\S+( \S\.)?$/u, 'expected a first name and an initial'),
  z.string(),
  z.string(),
  z.string(),
  z
    .object({
      pros: z.string(),
      cons: z.string(),
      reply: z.string(),
      photos: z.array(z.tuple([z.string(), z.string()])),
      badges: z.array(z.enum(REVIEW_BADGES)),
    })
    .partial()
    .optional(),
])

const DAY = 86_400_000
/** Latest date of prepared reviews, which cover the two and a half years before it. */
const LAST_DAY = Date.UTC(2026, 9, 31)
const DAYS = 912

/** Prepared reviews, and the shop's name below its answers to them. */
export interface ReviewSource {
  /** Folder of the services; undefined for a shop without prepared reviews. */
  readonly servicesDir?: string
  readonly client: string
}

/** Reads the prepared reviews; their dates and votes are the same on every call. */
export function readPreparedReviews({servicesDir = '', client}: ReviewSource): NewReview[] {
  const dir = path.join(servicesDir, 'reviews')
  if (servicesDir === '' || !fs.existsSync(dir)) return []
  return fs
    .readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const locale = path.basename(file, '.json')
      const content: unknown = JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'))
      return z.array(entrySchema).parse(content).map(toReview(locale, client))
    })
}

const toReview =
  (locale: string, client: string) =>
  ([productId, rating, nickname, place, title, text, more = {}]: z.infer<
    typeof entrySchema
  >): NewReview => {
    const digest = createHash('sha256').update(`${locale}${productId}${nickname}${text}`).digest()
    const chance = (byte: number, below: number) => digest.readUInt16BE(byte) % below
    const submittedAt = LAST_DAY - chance(0, DAYS) * DAY + chance(2, 86_400) * 1000
    const votes = chance(4, 9) < 4 ? 0 : chance(6, text.length > 120 ? 23 : 9)
    const against = votes === 0 ? 0 : chance(8, Math.ceil(votes / 3) + 1)
    return {
      id: String(180_000_000 + (digest.readUInt32BE(10) % 90_000_000)),
      productId,
      authorId: digest.toString('hex').slice(0, 20),
      nickname,
      location: place || null,
      locale,
      title: title || null,
      text: text || null,
      rating,
      recommended: rating === 3 ? null : rating > 3,
      pros: more.pros ?? null,
      cons: more.cons ?? null,
      featured: rating === 5 && votes > 15,
      badges: more.badges ?? [],
      responses: more.reply
        ? [
            {
              department: 'Customer service',
              name: client,
              response: more.reply,
              date: new Date(submittedAt + (1 + chance(14, 4)) * DAY).toISOString(),
            },
          ]
        : [],
      photos: (more.photos ?? []).map(([file, caption]) => ({path: file, caption})),
      submittedAt,
      helpful: votes - against,
      notHelpful: against,
    }
  }

/** The name is that of the first version; databases keep it. */
const STATE_KEY = 'bundled-reviews'

/** Stores the prepared reviews of the products that the catalogue has; once per import. */
export function ensureReviews(db: Database, source: ReviewSource): void {
  const revision = String(readRevision(db, 'catalog'))
  if (readImportState(db, STATE_KEY) === revision) return
  const known = new Set(productIds(db))
  const reviews = readPreparedReviews(source).filter(({productId}) => known.has(productId))
  db.transaction(() => {
    for (const review of reviews) insertReview(db, review)
    writeImportState(db, STATE_KEY, revision)
  }).immediate()
}
