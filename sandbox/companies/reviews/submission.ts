import type {Sandbox} from 'commerce-sandbox/plugin'
import {randomUUID} from 'node:crypto'
import {ensureReviews} from './prepared-reviews'
import type {Feedback, NewReview} from './review-repository'
import {familyOf, findReview, insertFeedback, insertReview} from './review-repository'
import type {Accepted, FieldError, RefusedSubmission, Submitted, Vote} from './answers/reviews'
import {timeOf} from './documents'
import type {Parameters} from './parameters'
import {reviewSource} from './review-source'

const required = (field: string): FieldError => ({
  Field: field,
  Message: `You must enter a value for ${field}.`,
  Code: 'ERROR_FORM_REQUIRED',
})

const invalid = (field: string, message: string, code = 'ERROR_FORM_PATTERN_MISMATCH') => ({
  Field: field,
  Message: message,
  Code: code,
})

const envelope = (parameters: Parameters) => ({
  Errors: [] as [],
  Locale: parameters.one('Locale') ?? 'en_US',
  SubmissionId: null,
  TypicalHoursToPost: null,
  AuthorSubmissionToken: null,
})

const refused = (parameters: Parameters, errors: readonly FieldError[]): RefusedSubmission => ({
  HasErrors: true,
  ...envelope(parameters),
  FormErrors: {
    FieldErrors: Object.fromEntries(errors.map((error) => [error.Field, error])),
    FieldErrorsOrder: errors.map(({Field}) => Field),
  },
})

const accepted = <Content>(parameters: Parameters, content: Content) => ({
  HasErrors: false as const,
  ...envelope(parameters),
  FormErrors: {},
  ...content,
})

/** `data/submitfeedback.json`: a vote counts at once; a second vote of the same user does not count. */
export function submitFeedback(
  sandbox: Sandbox,
  parameters: Parameters,
): Accepted<Vote> | RefusedSubmission {
  ensureReviews(sandbox.db, reviewSource(sandbox))
  const read = readFeedback(sandbox, parameters)
  if ('errors' in read) return refused(parameters, read.errors)
  const {feedback} = read
  if (!insertFeedback(sandbox.db, feedback)) {
    const duplicate = invalid(
      'ContentId',
      'You have given this feedback already.',
      'ERROR_FORM_DUPLICATE',
    )
    return refused(parameters, [duplicate])
  }
  const author = {AuthorId: parameters.one('UserId') ?? null}
  return accepted(parameters, {
    Feedback:
      feedback.kind === 'helpfulness'
        ? {Helpfulness: {Vote: feedback.vote === 'Positive' ? 'POSITIVE' : 'NEGATIVE', ...author}}
        : {Inappropriate: {ReasonText: feedback.reason ?? null, ...author}},
  })
}

function readFeedback(
  sandbox: Sandbox,
  parameters: Parameters,
): {feedback: Feedback} | {errors: FieldError[]} {
  const type = parameters.one('ContentType')?.toLowerCase()
  const reviewId = parameters.one('ContentId')
  const kind = parameters.one('FeedbackType')?.toLowerCase()
  const vote = parameters.one('Vote')?.toLowerCase()
  const errors: FieldError[] = []
  if (!type) errors.push(required('ContentType'))
  else if (!['review', 'question', 'answer', 'review_comment'].includes(type)) {
    errors.push(invalid('ContentType', `The content type '${type}' is not supported.`))
  }
  if (!reviewId) errors.push(required('ContentId'))
  else if (!findReview(sandbox.db, reviewId)) {
    errors.push(invalid('ContentId', `There is no content with the id '${reviewId}'.`))
  }
  if (!kind) errors.push(required('FeedbackType'))
  else if (kind !== 'helpfulness' && kind !== 'inappropriate') {
    errors.push(invalid('FeedbackType', `The feedback type '${kind}' is not supported.`))
  }
  if (kind === 'helpfulness' && !vote) errors.push(required('Vote'))
  else if (kind === 'helpfulness' && vote !== 'positive' && vote !== 'negative') {
    errors.push(invalid('Vote', 'A vote is Positive or Negative.'))
  }
  if (errors.length > 0) return {errors}
  return {
    feedback: {
      reviewId: reviewId ?? '',
      userId: parameters.one('UserId') ?? parameters.one('User') ?? randomUUID(),
      kind: kind as Feedback['kind'],
      vote: kind === 'helpfulness' ? (vote === 'positive' ? 'Positive' : 'Negative') : undefined,
      reason: parameters.one('ReasonText'),
    },
  }
}

/**
 * `data/submitreview.json`: `Action=Preview` (the default) only validates it, `Submit` stores it.
 * There is no moderation: a submitted review is shown at once.
 */
export function submitReview(
  sandbox: Sandbox,
  parameters: Parameters,
): Accepted<Submitted> | RefusedSubmission {
  ensureReviews(sandbox.db, reviewSource(sandbox))
  const errors = reviewErrors(sandbox, parameters)
  if (errors.length > 0) return refused(parameters, errors)
  const review = readReview(sandbox, parameters)
  const isSubmitted = parameters.one('Action')?.toLowerCase() === 'submit'
  if (isSubmitted) insertReview(sandbox.db, review)
  return accepted(parameters, {
    SubmissionId: isSubmitted ? `r${review.id}` : null,
    TypicalHoursToPost: 0,
    Review: {
      Id: isSubmitted ? review.id : null,
      Rating: review.rating,
      Title: review.title ?? '',
      ReviewText: review.text ?? '',
      IsRecommended: review.recommended,
      SubmissionTime: timeOf(review.submittedAt),
      SubmissionId: isSubmitted ? `r${review.id}` : null,
    },
  })
}

const MIN_TEXT = 10
const MAX_TEXT = 10_000

function reviewErrors(sandbox: Sandbox, parameters: Parameters): FieldError[] {
  const errors: FieldError[] = []
  const productId = parameters.one('ProductId')
  if (!productId) errors.push(required('ProductId'))
  else if (familyOf(sandbox.db, productId) === null) {
    errors.push(invalid('ProductId', `There is no product with the id '${productId}'.`))
  }
  const rating = parameters.one('Rating')
  if (!rating) errors.push(required('rating'))
  else if (!/^[1-5]$/.test(rating)) errors.push(invalid('rating', 'A rating is 1 to 5.'))
  for (const field of ['Title', 'ReviewText', 'UserNickname']) {
    if (!parameters.one(field)) errors.push(required(field.toLowerCase()))
  }
  const {length} = parameters.one('ReviewText') ?? ''
  if (length > 0 && length < MIN_TEXT) {
    errors.push(invalid('reviewtext', 'The text is too short.', 'ERROR_FORM_TOO_SHORT'))
  }
  if (length > MAX_TEXT) {
    errors.push(invalid('reviewtext', 'The text is too long.', 'ERROR_FORM_TOO_LONG'))
  }
  return errors
}

function readReview(sandbox: Sandbox, parameters: Parameters): NewReview {
  const productId = parameters.one('ProductId') ?? ''
  const recommended = parameters.one('IsRecommended')
  return {
    id: String(Date.now()) + Math.random().toString().slice(2, 6),
    productId: familyOf(sandbox.db, productId) ?? productId,
    authorId: parameters.one('UserId') ?? parameters.one('User') ?? randomUUID(),
    nickname: parameters.one('UserNickname') ?? null,
    location: parameters.one('UserLocation') ?? null,
    locale: parameters.one('Locale') ?? 'en_US',
    title: parameters.one('Title') ?? null,
    text: parameters.one('ReviewText') ?? null,
    rating: Number(parameters.one('Rating')),
    recommended: recommended === undefined ? null : recommended.toLowerCase() === 'true',
    pros: parameters.one('Pro') ?? null,
    cons: parameters.one('Con') ?? null,
    featured: false,
    badges: [],
    responses: [],
    photos: [],
    submittedAt: Date.now(),
    helpful: 0,
    notHelpful: 0,
  }
}
