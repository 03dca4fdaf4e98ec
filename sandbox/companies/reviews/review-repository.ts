import {type Database, execute, queryAll, queryOne} from 'commerce-sandbox/database'
import type {MerchantResponse, Review, ReviewBadge, ReviewPhoto} from './review'

interface ReviewRow {
  id: string
  product_id: string
  author_id: string
  nickname: string | null
  location: string | null
  locale: string
  title: string | null
  text: string | null
  rating: number
  recommended: number | null
  pros: string | null
  cons: string | null
  featured: number
  badges: string
  responses: string
  photos: string
  submitted_at: number
  modified_at: number
  helpful: number
  not_helpful: number
  inappropriate: number
}

const SELECT = `SELECT r.*,
  r.votes_up + (SELECT count(*) FROM review_feedback f WHERE f.review_id = r.id
    AND f.kind = 'helpfulness' AND f.vote = 'Positive') AS helpful,
  r.votes_down + (SELECT count(*) FROM review_feedback f WHERE f.review_id = r.id
    AND f.kind = 'helpfulness' AND f.vote = 'Negative') AS not_helpful,
  (SELECT count(*) FROM review_feedback f WHERE f.review_id = r.id
    AND f.kind = 'inappropriate') AS inappropriate
  FROM review r`

function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    productId: row.product_id,
    authorId: row.author_id,
    nickname: row.nickname,
    location: row.location,
    locale: row.locale,
    title: row.title,
    text: row.text,
    rating: row.rating,
    recommended: row.recommended === null ? null : row.recommended === 1,
    pros: row.pros,
    cons: row.cons,
    featured: row.featured === 1,
    badges: JSON.parse(row.badges) as ReviewBadge[],
    responses: JSON.parse(row.responses) as MerchantResponse[],
    photos: JSON.parse(row.photos) as ReviewPhoto[],
    submittedAt: row.submitted_at,
    modifiedAt: row.modified_at,
    helpful: row.helpful,
    notHelpful: row.not_helpful,
    inappropriate: row.inappropriate,
  }
}

/** Returns all approved reviews, or those of the given products; latest first. */
export function findReviews(db: Database, productIds?: readonly string[]): Review[] {
  const narrow = productIds ? `AND r.product_id IN (${productIds.map(() => '?').join(', ')})` : ''
  return queryAll<ReviewRow>(
    db,
    `${SELECT} WHERE r.status = 'APPROVED' ${narrow} ORDER BY r.submitted_at DESC, r.id`,
    ...(productIds ?? []),
  ).map(toReview)
}

export function findReview(db: Database, id: string): Review | undefined {
  const row = queryOne<ReviewRow>(db, `${SELECT} WHERE r.id = ? AND r.status = 'APPROVED'`, id)
  return row && toReview(row)
}

/** Fields of a new review; the votes are those of the source data. */
export type NewReview = Omit<Review, 'modifiedAt' | 'inappropriate'>

/** Stores a review; of an existing review only photos and badges are updated. */
export function insertReview(db: Database, review: NewReview): void {
  execute(
    db,
    `INSERT INTO review
       (id, product_id, author_id, nickname, location, locale, title, text, rating, recommended,
        pros, cons, featured, badges, responses, photos, status, submitted_at, modified_at, votes_up, votes_down)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'APPROVED', ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET photos = excluded.photos, badges = excluded.badges`,
    review.id,
    review.productId,
    review.authorId,
    review.nickname,
    review.location,
    review.locale,
    review.title,
    review.text,
    review.rating,
    review.recommended === null ? null : Number(review.recommended),
    review.pros,
    review.cons,
    Number(review.featured),
    JSON.stringify(review.badges),
    JSON.stringify(review.responses),
    JSON.stringify(review.photos),
    review.submittedAt,
    review.submittedAt,
    review.helpful,
    review.notHelpful,
  )
}

export interface Feedback {
  readonly reviewId: string
  readonly userId: string
  readonly kind: 'helpfulness' | 'inappropriate'
  readonly vote?: 'Positive' | 'Negative'
  readonly reason?: string
}

/** Stores a vote or a report; false when this user gave the same kind for this review before. */
export function insertFeedback(db: Database, feedback: Feedback): boolean {
  return (
    execute(
      db,
      `INSERT OR IGNORE INTO review_feedback (review_id, user_id, kind, vote, reason, given_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      feedback.reviewId,
      feedback.userId,
      feedback.kind,
      feedback.vote ?? null,
      feedback.reason ?? null,
      Date.now(),
    ) > 0
  )
}

/** Returns the id of the product that a product's reviews belong to: the master of a variant. */
export function familyOf(db: Database, productId: string): string | null {
  const row = queryOne<{id: string}>(
    db,
    `SELECT coalesce((SELECT master_id FROM product_variant WHERE variant_id = p.id LIMIT 1), p.id)
       AS id FROM product p WHERE p.id = ?`,
    productId,
  )
  return row?.id ?? null
}
