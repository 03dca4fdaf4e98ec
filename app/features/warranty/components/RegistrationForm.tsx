import {useEffect, useRef} from 'react'
import styles from '@app/shared/form/FormPage.module.css'
import {formatDate} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FileField} from '@app/shared/ui/form/FileField'
import {FormFailure} from '@app/shared/ui/form/FormFrame'
import {nameInputs} from '@app/shared/ui/form/name-inputs'
import {TextField} from '@app/shared/ui/form/TextField'
import {useRegistration} from './use-registration'

/** Confirmation of a registration; it gets the focus. */
function Registered({endsOn, onAgain}: {endsOn: string; onAgain: () => void}) {
  const t = useTranslate()
  const {locale} = useShop()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.done}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('warranty.registered')}
      </h2>
      <p>{t('warranty.until', {date: formatDate(endsOn, locale.id)})}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('portal.again')}
      </Button>
    </div>
  )
}

type FormProps = Pick<ReturnType<typeof useRegistration>, 'form'>

function ProductFields({form: {register, formState}}: FormProps) {
  const t = useTranslate()
  const {errors} = formState
  return (
    <div className={styles.pair}>
      <TextField
        {...register('productId')}
        label={t('warranty.product')}
        help={t('warranty.product.help')}
        autoComplete="off"
        error={errors.productId?.message}
      />
      <TextField
        {...register('serialNumber')}
        label={t('warranty.serial')}
        help={t('portal.number.help')}
        autoComplete="off"
        error={errors.serialNumber?.message}
      />
      <TextField
        {...register('purchasedOn')}
        type="date"
        label={t('warranty.purchased')}
        autoComplete="off"
        error={errors.purchasedOn?.message}
      />
      <TextField
        {...register('shop')}
        label={t('portal.shop')}
        optional
        autoComplete="off"
        error={errors.shop?.message}
      />
    </div>
  )
}

function OwnerFields({form: {register, formState}}: FormProps) {
  const t = useTranslate()
  const {market} = useShop()
  const {errors} = formState
  return (
    <div className={styles.pair}>
      {nameInputs({market, t}, (name) => ({
        ...register(name),
        error: errors[name]?.message,
      }))}
      <TextField
        {...register('email')}
        type="email"
        label={t('address.email')}
        autoComplete="email"
        error={errors.email?.message}
      />
    </div>
  )
}

/** Registers a product for its warranty, also for guests (rules SERVE-10 and SERVE-11). */
export function RegistrationForm() {
  const t = useTranslate()
  const {form, busy, files, failure, endsOn, submit, registerAnother} = useRegistration()
  if (endsOn) return <Registered endsOn={endsOn} onAgain={registerAnother} />
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      aria-labelledby="portal-register"
      onSubmit={submit}
    >
      <h2 id="portal-register" className={styles.title}>
        {t('warranty.register.title')}
      </h2>
      <ProductFields form={form} />
      <OwnerFields form={form} />
      <FileField
        label={t('portal.proof')}
        maxFiles={files.max}
        files={files.chosen}
        error={files.error}
        onChange={files.choose}
      />
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button type="submit" busy={busy}>
          {t('warranty.action')}
        </Button>
      </div>
    </form>
  )
}
