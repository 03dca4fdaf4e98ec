import {useState} from 'react'
import {halfWidth} from '@common/half-width'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {botCheckMessage, useBotCheck} from '@app/features/scripts/public/use-bot-check'
import {useShopperKind} from '@app/features/session/public/use-shopper-kind'
import {useOwnDetails} from '@app/features/session/public/use-own-details'
import {filesProblem, sentFiles} from '@app/shared/form/file-rules'
import {problemText} from '@app/shared/form/field-problem'
import {useTranslate} from '@app/shared/i18n/messages'
import {useRegisterWarranty} from '../public/warranties'
import {
  EMPTY_REGISTRATION,
  registrationProblems,
  type RegistrationValues,
} from '../model/registration'
import {registrationFault} from '../model/registration-fault'

const MAX_PROOFS = 1

const trimmed = (values: RegistrationValues): RegistrationValues => ({
  productId: values.productId.trim(),
  serialNumber: halfWidth(values.serialNumber),
  purchasedOn: values.purchasedOn.trim(),
  shop: values.shop.trim(),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
})

/** State of the portal's registration form. What was typed stays after a failure. */
export function useRegistration() {
  const t = useTranslate()
  const shopper = useShopperKind()
  const registerWarranty = useRegisterWarranty()
  const botCheck = useBotCheck()
  const [files, setFiles] = useState<readonly File[]>([])
  const wrongFiles = filesProblem(files, MAX_PROOFS)
  const {form, busy, result, failure, submit, forget} = useFormCall({
    values: EMPTY_REGISTRATION,
    check: (values: RegistrationValues) => registrationProblems(values),
    send: async (values) => {
      if (wrongFiles) return ''
      const gRecaptchaResponse = await botCheck('warranty')
      const {shop: place, ...given} = trimmed(values)
      const proof = await sentFiles(files)
      return registerWarranty({
        customerId: shopper.status === 'registered' ? shopper.customerId : '',
        warranty: {
          ...given,
          ...(place && {shop: place}),
          ...(proof.length > 0 && {proof}),
          gRecaptchaResponse,
        },
      })
    },
    textOf: (fault) => {
      const botCheckId = botCheckMessage(fault)
      return botCheckId ? {id: botCheckId} : registrationFault(fault)
    },
  })
  useOwnDetails(form)
  const registerAnother = () => {
    form.reset({...form.getValues(), productId: '', serialNumber: ''})
    setFiles([])
    forget()
  }
  return {
    form,
    files: {
      max: MAX_PROOFS,
      chosen: files,
      error: wrongFiles && problemText(wrongFiles, t),
      choose: setFiles,
    },
    busy,
    failure,
    /** Last day of the warranty of the registered product; '' before a registration. */
    endsOn: result ?? '',
    submit,
    registerAnother,
  }
}
