import {
  EMPTY_REVIEW,
  refusedFields,
  reviewProblems,
  submissionFields,
  type NewReview,
} from './new-review'

const review: NewReview = {
  rating: 4,
  title: ' Steady ',
  text: 'It does not tip, not even when climbed.',
  nickname: 'Mia K.',
  location: '',
  email: ' mia@example.com ',
  recommended: 'yes',
  terms: true,
}

const problemIds = (change: Partial<NewReview>) =>
  Object.fromEntries(
    Object.entries(reviewProblems({...review, ...change})).flatMap(([field, problem]) =>
      problem ? [[field, problem.id]] : [],
    ),
  )

it('finds nothing wrong with a whole review', () => {
  expect(problemIds({})).toEqual({})
})

it('names everything that is missing', () => {
  expect(problemIds(EMPTY_REVIEW)).toEqual({
    rating: 'reviews.form.ratingRequired',
    title: 'reviews.form.titleRequired',
    text: 'reviews.form.textRequired',
    nickname: 'reviews.form.nicknameRequired',
    email: 'validation.email.required',
    terms: 'validation.terms.required',
  })
})

it.each([
  ['text', {text: 'Short.'}, 'validation.tooShort'],
  ['text', {text: 'x'.repeat(5001)}, 'validation.tooLong'],
  ['title', {title: 'x'.repeat(101)}, 'validation.tooLong'],
  ['nickname', {nickname: 'x'.repeat(26)}, 'validation.tooLong'],
  ['email', {email: 'mia@example'}, 'validation.email.invalid'],
])('refuses a %s of another form', (field, change, id) => {
  expect(problemIds(change)).toEqual({[field]: id})
})

it('sends what was written, trimmed, and leaves open questions open', () => {
  const fields = Object.fromEntries(submissionFields(review, 'BH-2010', 'de-DE'))
  expect(fields).toEqual({
    Action: 'Submit',
    ProductId: 'BH-2010',
    Locale: 'de_DE',
    Rating: '4',
    Title: 'Steady',
    ReviewText: review.text,
    UserNickname: 'Mia K.',
    UserEmail: 'mia@example.com',
    IsRecommended: 'true',
    AgreedToTermsAndConditions: 'true',
  })
  const open = submissionFields({...review, recommended: '', location: 'Oslo'}, 'p', 'de-DE')
  expect(Object.fromEntries(open)).toMatchObject({UserLocation: 'Oslo'})
  expect(Object.fromEntries(open)).not.toHaveProperty('IsRecommended')
})

it('says at each field what the service refused', () => {
  expect(
    refusedFields({
      HasErrors: true,
      FormErrors: {
        FieldErrors: {
          usernickname: {Field: 'usernickname', Message: 'Taken.', Code: 'ERROR_FORM_DUPLICATE'},
          somethingelse: {Field: 'x', Message: '?', Code: 'ERROR_UNKNOWN'},
        },
      },
    }),
  ).toEqual({nickname: 'Taken.'})
})
