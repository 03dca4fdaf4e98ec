import {personProblems, phoneProblem} from '@app/features/address/public/contact-rules'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'

/** Who a message goes to: customer service, or the press office. */
export type ContactKind = 'contact' | 'press-contact'

/** Topics of a message to customer service. */
export const TOPICS = ['order', 'return', 'product', 'warranty', 'other'] as const

/** Values of the contact forms (rule SERVE-1). */
export interface ContactValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Optional. */
  readonly phone: string
  /** Optional; of customer service. */
  readonly orderNo: string
  /** Of the press. */
  readonly company: string
  /** One of `TOPICS`, '' before a choice; of customer service. */
  readonly topic: string
  readonly message: string
}

export const EMPTY_CONTACT: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  orderNo: '',
  company: '',
  topic: '',
  message: '',
}

const MAX = {orderNo: 40, company: 100, message: 4000}
/** Minimum length of a message in characters. */
const MIN_MESSAGE = 10

/** Problems of a contact form (rule SERVE-1). */
export function contactProblems(
  kind: ContactKind,
  values: ContactValues,
): Readonly<Partial<Record<keyof ContactValues, FieldProblem>>> {
  const {phone, orderNo, company, topic, message} = values
  const toService = kind === 'contact'
  return {
    ...personProblems(values),
    phone: phoneProblem(phone),
    orderNo: textProblem(orderNo, {label: 'confirmation.orderNo', maxLength: MAX.orderNo}),
    company: textProblem(company, {label: 'contact.company', maxLength: MAX.company}),
    topic: toService && topic === '' ? {id: 'contact.topic.required'} : undefined,
    message: textProblem(message, {
      label: 'contact.message',
      required: 'validation.required',
      minLength: MIN_MESSAGE,
      maxLength: MAX.message,
    }),
  }
}
