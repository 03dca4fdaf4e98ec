import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useCustomerEmail} from '@app/features/account/public/customer-facts'
import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {openAuthModal} from '@app/features/account/public/auth-modal'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {TextField} from '@app/shared/ui/form/TextField'
import type {Basket} from '@app/features/basket/public/basket'
import {emailProblem} from '@app/features/address/public/contact-rules'
import {loadDraft} from '../model/draft'
import {shipmentOf} from '../model/steps'
import {StepForm} from './StepForm'
import {useDraft} from './use-draft'
import styles from './steps.module.css'

interface ContactValues {
  email: string
}

const pick = ({email}: ContactValues) => ({email})

/** A customer who has an account signs in, and the checkout goes on with the cart of both (rule CHECK-22). */
function SignIn() {
  const t = useTranslate()
  return (
    <p className={styles.signIn}>
      {t('auth.haveAccount')}{' '}
      <button type="button" onClick={() => openAuthModal()}>
        {t('auth.signIn')}
      </button>
    </p>
  )
}

/** The contact data: the email address for the confirmation, which is the account's for a signed-in customer. */
export function ContactStep({basket, onDone}: {basket: Basket; onDone: () => void}) {
  const t = useTranslate()
  const {site} = useShop()
  const {mutateAsync: updateCustomer} = useShopperBasketsV2Mutation('updateCustomerForBasket')
  const own = useCustomerEmail()
  const call = useFormCall<ContactValues>({
    lists: true,
    values: {email: loadDraft(site.id).email ?? basket.customerInfo?.email ?? ''},
    check: ({email}) => ({email: emailProblem(own ?? email)}),
    send: async ({email}) => {
      const {basketId = ''} = basket
      await updateCustomer({parameters: {basketId}, body: {email: own ?? email.trim()}})
      onDone()
    },
  })
  const {form} = call
  useDraft(form, pick)
  return (
    <StepForm
      call={call}
      fields={['email']}
      submitLabel={t(
        shipmentOf(basket) ? 'checkout.continueToAddress' : 'checkout.continueToPayment',
      )}
    >
      <p className={styles.lead}>{t('checkout.contact.text')}</p>
      {own ? (
        <p className={styles.lead}>
          <bdi>{own}</bdi>
        </p>
      ) : (
        <>
          <TextField
            {...form.register('email')}
            id="contact-email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            label={t('checkout.contact.email')}
            error={form.formState.errors.email?.message}
          />
          {/* A product that is bought at once is in a basket of its own, which an account does not take over. */}
          {basket.temporaryBasket !== true && <SignIn />}
        </>
      )}
    </StepForm>
  )
}
