import {useRef, useState} from 'react'
import type {ApiFault} from '@common/fault'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {botCheckMessage, useBotCheck} from '@app/features/scripts/public/use-bot-check'
import {faultText, type FaultText} from '@app/features/faults/public/fault-message'
import {filesProblem, sentFiles} from '@app/shared/form/file-rules'
import {problemText} from '@app/shared/form/field-problem'
import {useOwnDetails} from '@app/features/session/public/use-own-details'
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
function failureOf(fault: ApiFault): FaultText {
  const botCheck = botCheckMessage(fault)
  if (botCheck) return {id: botCheck}
  const refused = REFUSED[fault.type]
  return refused ? {id: refused} : faultText(fault)
}

/** State of a contact form. What was typed stays after a failure; a message is sent once (rule SERVE-4). */
export function useContactForm(kind: ContactKind) {
  const t = useTranslate()
  const shop = useShop()
  const botCheck = useBotCheck()
  const [files, setFiles] = useState<readonly File[]>([])
  /** A repeated request with the same content has the same id. */
  const request = useRef({content: '', id: ''})
  const wrongFiles = filesProblem(files)
  const {form, busy, result, failure, submit, forget} = useFormCall({
    values: EMPTY_CONTACT,
    check: (values: ContactValues) => contactProblems(kind, values),
    send: async (values): Promise<Ticket | null> => {
      if (wrongFiles) return null
      const token = await botCheck(kind)
      const sent = await sentFiles(files)
      const content = JSON.stringify([values, sent])
      if (request.current.content !== content) {
        request.current = {content, id: crypto.randomUUID()}
      }
      const requestId = request.current.id
      const number = await sendMessage(shop, kind, {values, files: sent, requestId, token})
      return {number, email: values.email.trim()}
    },
    textOf: failureOf,
  })
  useOwnDetails(form)
  const writeAgain = () => {
    setFiles([])
    form.reset({...form.getValues(), message: '', orderNo: '', topic: ''})
    forget()
  }
  return {
    form,
    files: {
      chosen: files,
      error: wrongFiles && problemText(wrongFiles, t),
      choose: setFiles,
    },
    busy,
    failure,
    ticket: result,
    submit,
    writeAgain,
  }
}
