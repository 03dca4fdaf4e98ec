import {useRef, useState, type FormEvent} from 'react'
import {useForm} from 'react-hook-form'
import {faultFromThrown} from '@common/fault'
import {botCheckMessage} from '@app/features/bot-check/model/bot-check-token'
import {useBotCheck} from '@app/features/bot-check/use-bot-check'
import {faultText, type FaultText} from '@app/features/faults/model/fault-message'
import {filesProblem, sentFiles} from '@app/shared/form/file-rules'
import {problemText} from '@app/shared/form/field-problem'
import {problemsResolver} from '@app/shared/form/form-problems'
import {useOwnDetails} from '@app/features/session/use-own-details'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {sendMessage} from '../api/send-message'
import {
  contactProblems,
  EMPTY_CONTACT,
  type ContactKind,
  type ContactValues,
} from '../model/contact-form'

/** A message that customer service has received. */
interface Ticket {
  readonly number: string
  readonly email: string
}

/** Faults of the backend about the fields of a form. */
const REFUSED: Readonly<Record<string, 'botCheck.failed' | 'files.refused'>> = {
  'bot-check-failed': 'botCheck.failed',
  'file-type-not-accepted': 'files.refused',
  'file-too-large': 'files.refused',
  'too-many-files': 'files.refused',
}

/** Message of a failed submit (rules SERVE-3 and SERVE-4). */
function failureOf(error: unknown): FaultText {
  const botCheck = botCheckMessage(error)
  if (botCheck) return {id: botCheck}
  const fault = faultFromThrown(error)
  const refused = REFUSED[fault.type]
  return refused ? {id: refused} : faultText(fault)
}

/** State of a contact form. What was typed stays after a failure; a message is sent once (rule SERVE-4). */
export function useContactForm(kind: ContactKind) {
  const t = useTranslate()
  const shop = useShop()
  const botCheck = useBotCheck()
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState('')
  const [ticket, setTicket] = useState<Ticket | null>(null)
  /** A repeated request with the same content has the same id. */
  const request = useRef({content: '', id: ''})
  const sending = useRef(false)
  const form = useForm<ContactValues>({
    mode: 'onTouched',
    defaultValues: EMPTY_CONTACT,
    resolver: problemsResolver((values) => contactProblems(kind, values), t),
  })
  useOwnDetails(form)
  const wrongFiles = filesProblem(files)

  const send = form.handleSubmit(async (values) => {
    if (wrongFiles) return
    setFailure('')
    try {
      const token = await botCheck(kind)
      const sent = await sentFiles(files)
      const content = JSON.stringify([values, sent])
      if (request.current.content !== content) {
        request.current = {content, id: crypto.randomUUID()}
      }
      const requestId = request.current.id
      const number = await sendMessage(shop, kind, {values, files: sent, requestId, token})
      setTicket({number, email: values.email.trim()})
    } catch (error) {
      const {id, values: words} = failureOf(error)
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
  const writeAgain = () => {
    setFiles([])
    form.reset({...form.getValues(), message: '', orderNo: '', topic: ''})
    setTicket(null)
  }
  return {
    form,
    files: {
      chosen: files,
      error: wrongFiles && problemText(wrongFiles, t),
      choose: setFiles,
    },
    failure,
    ticket,
    submit: (event: FormEvent) => void submit(event),
    writeAgain,
  }
}
