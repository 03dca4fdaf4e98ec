import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'

const MAX_PHONE = 20
const PHONE = /^(?=.*\d)[\d +()-]+$/

/** Checks a phone number; it may be empty (rule FIELD-1). */
export const phoneProblem = (phone: string): FieldProblem | undefined =>
  textProblem(phone, {
    label: 'address.phone',
    maxLength: MAX_PHONE,
    pattern: {expression: PHONE, message: 'validation.phone.invalid'},
  })
