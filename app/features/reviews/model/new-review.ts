import {emailProblem} from '@app/features/address/public/contact-rules'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'
import type {WireSubmission} from './wire'

/** Values of the review form. */
export interface NewReview {
  /** Number of stars from 1 to 5; 0 while none is selected. */
  rating: number
  title: string
  text: string
  nickname: string
  location: string
  email: string
  /** Answer to the recommendation question; '' when it was not answered. */
  recommended: 'yes' | 'no' | ''
  terms: boolean
}

export type ReviewField = keyof NewReview

export const EMPTY_REVIEW: NewReview = {
  rating: 0,
  title: '',
  text: '',
  nickname: '',
  location: '',
  email: '',
  recommended: '',
  terms: false,
}

export const MIN_TEXT = 10
export const MAX_TEXT = 5000
const MAX_LINE = 100
const MAX_NAME = 25

const textTooShort = (text: string): FieldProblem | undefined =>
  [...text.trim()].length < MIN_TEXT
    ? {id: 'validation.tooShort', values: {n: MIN_TEXT}, label: 'reviews.form.text'}
    : undefined

/** Problems by field; empty when the review can be sent. */
export function reviewProblems(
  review: NewReview,
): Partial<Record<ReviewField, FieldProblem | undefined>> {
  return {
    rating: review.rating >= 1 ? undefined : {id: 'reviews.form.ratingRequired'},
    title: textProblem(review.title, {
      label: 'reviews.form.title',
      required: 'reviews.form.titleRequired',
      maxLength: MAX_LINE,
    }),
    text:
      textProblem(review.text, {
        label: 'reviews.form.text',
        required: 'reviews.form.textRequired',
        maxLength: MAX_TEXT,
      }) ?? textTooShort(review.text),
    nickname: textProblem(review.nickname, {
      label: 'reviews.form.nickname',
      required: 'reviews.form.nicknameRequired',
      maxLength: MAX_NAME,
    }),
    location: textProblem(review.location, {
      label: 'reviews.form.location',
      maxLength: MAX_LINE,
    }),
    email: emailProblem(review.email),
    terms: review.terms ? undefined : {id: 'validation.terms.required'},
  }
}

/** Fields of `data/submitreview.json`. */
export function submissionFields(
  review: NewReview,
  productId: string,
  locale: string,
): readonly (readonly [string, string])[] {
  const optional = (name: string, value: string) => (value ? ([[name, value]] as const) : [])
  return [
    ['Action', 'Submit'],
    ['ProductId', productId],
    ['Locale', locale.replace('-', '_')],
    ['Rating', String(review.rating)],
    ['Title', review.title.trim()],
    ['ReviewText', review.text.trim()],
    ['UserNickname', review.nickname.trim()],
    ['UserEmail', review.email.trim()],
    ...optional('UserLocation', review.location.trim()),
    ...optional('IsRecommended', review.recommended && String(review.recommended === 'yes')),
    ['AgreedToTermsAndConditions', 'true'],
  ]
}

const FIELD_OF: Readonly<Record<string, ReviewField>> = {
  rating: 'rating',
  title: 'title',
  reviewtext: 'text',
  usernickname: 'nickname',
  userlocation: 'location',
  useremail: 'email',
  hostedauthentication_authenticationemail: 'email',
  agreedtotermsandconditions: 'terms',
}

/** Fields that the service rejected, with its error messages. */
export function refusedFields(answer: WireSubmission): Partial<Record<ReviewField, string>> {
  const refused: Partial<Record<ReviewField, string>> = {}
  for (const [name, problem] of Object.entries(answer.FormErrors?.FieldErrors ?? {})) {
    const field = FIELD_OF[name.toLowerCase()]
    if (field && problem) refused[field] = problem.Message
  }
  return refused
}
