import {useEffect, useRef} from 'react'
import type {UseFormReturn} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {FileField} from '@app/shared/ui/form/FileField'
import {FormFailure} from '@app/shared/ui/form/FormFrame'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {TextArea} from '@app/shared/ui/form/TextArea'
import {nameInputs} from '@app/shared/ui/form/name-inputs'
import {TextField} from '@app/shared/ui/form/TextField'
import {TOPICS, type ContactKind, type ContactValues} from '../model/contact-form'
import {useContactForm} from './use-contact-form'
import styles from '@app/shared/form/FormPage.module.css'

interface DoneProps {
  number: string
  email: string
  onAgain: () => void
}

/** Confirmation with the number of the ticket; it gets the focus. */
function Done({number, email, onAgain}: DoneProps) {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.done}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('contact.done.title')}
      </h2>
      <p>{t('contact.done.text', {number, email})}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('contact.again')}
      </Button>
    </div>
  )
}

interface FieldsProps {
  form: UseFormReturn<ContactValues>
  kind: ContactKind
}

function PersonFields({form: {register, formState}, kind}: FieldsProps) {
  const t = useTranslate()
  const {market} = useShop()
  const {errors} = formState
  const field = (name: keyof ContactValues) => ({
    ...register(name),
    id: `${kind}-${name}`,
    error: errors[name]?.message,
  })
  return (
    <div className={styles.pair}>
      {nameInputs({market, t}, field)}
      <TextField {...field('email')} type="email" label={t('address.email')} autoComplete="email" />
      <TextField
        {...field('phone')}
        type="tel"
        label={t('address.phone')}
        autoComplete="tel"
        optional
      />
      {kind === 'press-contact' && (
        <TextField
          {...field('company')}
          label={t('contact.company')}
          autoComplete="organization"
          optional
        />
      )}
    </div>
  )
}

function TopicFields({form: {register, formState}, kind}: FieldsProps) {
  const t = useTranslate()
  const {errors} = formState
  if (kind === 'press-contact') return null
  return (
    <div className={styles.pair}>
      <SelectField
        {...register('topic')}
        id="contact-topic"
        label={t('contact.topic')}
        placeholder={t('contact.topic.choose')}
        options={TOPICS.map((topic) => ({value: topic, label: t(`contact.topic.${topic}`)}))}
        error={errors.topic?.message}
      />
      <TextField
        {...register('orderNo')}
        id="contact-orderNo"
        label={t('confirmation.orderNo')}
        autoComplete="off"
        optional
        error={errors.orderNo?.message}
      />
    </div>
  )
}

/** A component of its own, so that fields register in their order: the first wrong one gets the focus. */
function MessageField({form: {register, formState}, kind}: FieldsProps) {
  const t = useTranslate()
  return (
    <TextArea
      {...register('message')}
      id={`${kind}-message`}
      label={t('contact.message')}
      error={formState.errors.message?.message}
    />
  )
}

function PrivacyNote() {
  const intl = useIntl()
  const paths = usePaths()
  return (
    <p className={styles.note}>
      {intl.formatMessage(
        {id: 'contact.privacy'},
        {
          link: (chunks) => (
            <a key="link" href={paths.privacyPolicy()} target="_blank" rel="noreferrer">
              {chunks}
            </a>
          ),
        },
      )}
    </p>
  )
}

/** Form for a message to customer service or the press office (rules SERVE-1 to SERVE-6). */
export function ContactForm({kind}: {kind: ContactKind}) {
  const t = useTranslate()
  const {form, busy, files, failure, ticket, submit, writeAgain} = useContactForm(kind)
  if (ticket) return <Done {...ticket} onAgain={writeAgain} />
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      aria-labelledby={`${kind}-title`}
      onSubmit={submit}
    >
      <h2 id={`${kind}-title`} className={styles.title}>
        {t(kind === 'contact' ? 'contact.title' : 'contact.press.title')}
      </h2>
      <PersonFields form={form} kind={kind} />
      <TopicFields form={form} kind={kind} />
      <MessageField form={form} kind={kind} />
      {kind === 'contact' && (
        <FileField
          label={t('files.label')}
          files={files.chosen}
          error={files.error}
          onChange={files.choose}
        />
      )}
      <PrivacyNote />
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button type="submit" busy={busy}>
          {t('contact.submit')}
        </Button>
      </div>
    </form>
  )
}
