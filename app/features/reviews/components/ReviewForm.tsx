import {useFormCall} from '@app/features/faults/public/use-form-call'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {Field, describedBy} from '@app/shared/ui/form/Field'
import form from '@app/shared/ui/form/form.module.css'
import {TextField} from '@app/shared/ui/form/TextField'
import {submitReview} from '../api/submit-review'
import {EMPTY_REVIEW, reviewProblems, type NewReview, type ReviewField} from '../model/new-review'
import {StarChoice} from './StarChoice'
import styles from './ReviewForm.module.css'

interface ReviewFormProps {
  /** Event data of the reviewed product. */
  item: EventItem
  onDone: () => void
}

/** Form state and submission of the review; errors of the service are shown at their fields. */
function useReviewForm(item: EventItem) {
  const shop = useShop()
  const track = useTrack()
  return useFormCall({
    values: EMPTY_REVIEW,
    check: reviewProblems,
    send: async (review: NewReview, {setError}): Promise<'taken' | 'refused' | 'notTaken'> => {
      const result = await submitReview(shop, item.id, review)
      if (result.kind === 'refused') {
        const fields = Object.entries(result.fields) as [ReviewField, string][]
        fields.forEach(([name, message], index) =>
          setError(name, {message}, {shouldFocus: index === 0}),
        )
        return fields.length > 0 ? 'refused' : 'notTaken'
      }
      track({type: 'write_review', item, rating: review.rating})
      return 'taken'
    },
    onFault: (fault) => console.warn('The review was not taken:', String(fault)),
  })
}

function RecommendChoice({form: {register}}: {form: ReturnType<typeof useReviewForm>['form']}) {
  const t = useTranslate()
  return (
    <fieldset className={styles.recommend}>
      <legend className={form.label}>{t('reviews.form.recommend')}</legend>
      {(['yes', 'no'] as const).map((value) => (
        <label key={value} className={styles.radio}>
          <input type="radio" value={value} className={form.radio} {...register('recommended')} />
          {t(value === 'yes' ? 'common.yes' : 'common.no')}
        </label>
      ))}
    </fieldset>
  )
}

/** Form for a review (rule REVIEW-5). Default export: loaded when opened. */
export default function ReviewForm({item, onDone}: ReviewFormProps) {
  const t = useTranslate()
  const {form: reviewForm, busy, result, failure, submit} = useReviewForm(item)
  const {register, formState, watch, setValue} = reviewForm
  const {errors} = formState
  if (result === 'taken') {
    return (
      <div className={styles.done} role="status">
        <p>{t('reviews.form.thanks')}</p>
        <Button onClick={onDone}>{t('common.close')}</Button>
      </div>
    )
  }
  const alert = result === 'notTaken' ? t('error.generic') : failure
  const text = {label: t('reviews.form.text'), error: errors.text?.message}
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.product}>{item.name}</p>
      <StarChoice
        value={watch('rating')}
        error={errors.rating?.message}
        onChange={(rating) => setValue('rating', rating, {shouldValidate: true, shouldDirty: true})}
      />
      <TextField
        {...register('title')}
        label={t('reviews.form.title')}
        error={errors.title?.message}
      />
      <Field id="review-text" {...text}>
        <textarea
          {...register('text')}
          id="review-text"
          rows={5}
          className={`${form.input} ${styles.text}`}
          aria-required
          aria-invalid={text.error ? true : undefined}
          aria-describedby={describedBy('review-text', text)}
        />
      </Field>
      <RecommendChoice form={reviewForm} />
      <div className={styles.pair}>
        <TextField
          {...register('nickname')}
          label={t('reviews.form.nickname')}
          autoComplete="nickname"
          error={errors.nickname?.message}
        />
        <TextField
          {...register('location')}
          label={t('reviews.form.location')}
          optional
          autoComplete="address-level2"
          error={errors.location?.message}
        />
      </div>
      <TextField
        {...register('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('reviews.form.email')}
        help={t('reviews.form.emailHelp')}
        error={errors.email?.message}
      />
      <CheckboxField
        {...register('terms')}
        label={t('reviews.form.terms')}
        error={errors.terms?.message}
      />
      {alert && (
        <p className={styles.failure} role="alert">
          {alert}
        </p>
      )}
      <Button type="submit" block busy={busy}>
        {t('reviews.form.submit')}
      </Button>
    </form>
  )
}
