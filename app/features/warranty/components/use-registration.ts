import {useRef, useState, type FormEvent} from 'react'
import {useForm} from 'react-hook-form'
import {useQueryClient} from '@tanstack/react-query'
import {faultFromThrown} from '@common/fault'
import {halfWidth} from '@common/half-width'
import {botCheckMessage} from '@app/features/bot-check/model/bot-check-token'
import {useBotCheck} from '@app/features/bot-check/use-bot-check'
import type {FaultText} from '@app/features/faults/model/fault-message'
import {useOwnDetails} from '@app/features/session/use-own-details'
import {filesProblem, sentFiles} from '@app/shared/form/file-rules'
import {problemText} from '@app/shared/form/field-problem'
import {problemsResolver} from '@app/shared/form/form-problems'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {registerWarranty} from '../api/warranties'
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
  const shop = useShop()
  const queries = useQueryClient()
  const botCheck = useBotCheck()
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState('')
  const [endsOn, setEndsOn] = useState('')
  const sending = useRef(false)
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: EMPTY_REGISTRATION,
    resolver: problemsResolver((values) => registrationProblems(values), t),
  })
  useOwnDetails(form)
  const wrongFiles = filesProblem(files, MAX_PROOFS)
  const send = form.handleSubmit(async (values) => {
    if (wrongFiles) return
    setFailure('')
    try {
      const gRecaptchaResponse = await botCheck('warranty')
      const {shop: place, ...given} = trimmed(values)
      const proof = await sentFiles(files)
      setEndsOn(
        await registerWarranty(shop, {
          ...given,
          ...(place && {shop: place}),
          ...(proof.length > 0 && {proof}),
          gRecaptchaResponse,
        }),
      )
      await queries.invalidateQueries({queryKey: ['account']})
    } catch (error) {
      const botCheckId = botCheckMessage(error)
      const {id, values: words}: FaultText = botCheckId
        ? {id: botCheckId}
        : registrationFault(faultFromThrown(error))
      setFailure(t(id, words))
    }
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await send()
    sending.current = false
  }
  const registerAnother = () => {
    form.reset({...form.getValues(), productId: '', serialNumber: ''})
    setFiles([])
    setEndsOn('')
  }
  return {
    form,
    files: {
      max: MAX_PROOFS,
      chosen: files,
      error: wrongFiles && problemText(wrongFiles, t),
      choose: setFiles,
    },
    failure,
    /** Last day of the warranty of the registered product; '' before a registration. */
    endsOn,
    submit: (event: FormEvent) => void submit(event),
    registerAnother,
  }
}
