import type {MessageId, MessageValues, Translate} from '@app/shared/i18n/messages'

/** What is wrong with a field: a message, and the label it may speak of. */
export interface FieldProblem {
  readonly id: MessageId
  readonly values?: MessageValues
  /** Fills `{label}` of the message. */
  readonly label?: MessageId
}

export function problemText({id, values, label}: FieldProblem, t: Translate): string {
  return t(id, label ? {...values, label: t(label)} : values)
}

interface TextRule {
  readonly label: MessageId
  /** Message when empty; absent when the field may stay empty. */
  readonly required?: MessageId
  readonly pattern?: {
    readonly expression: RegExp
    readonly message: MessageId
    /** Fills `{example}` of the message. */
    readonly example?: string
  }
  /** Characters. */
  readonly maxLength?: number
}

/** Checks one text: required, length, pattern, in this order (rule FIELD-1). */
export function textProblem(value: string, rule: TextRule): FieldProblem | undefined {
  const text = value.trim()
  if (text === '') return rule.required && {id: rule.required}
  if (rule.maxLength !== undefined && [...text].length > rule.maxLength) {
    return {id: 'validation.tooLong', values: {n: rule.maxLength}, label: rule.label}
  }
  const {pattern} = rule
  if (!pattern || pattern.expression.test(text)) return undefined
  return {
    id: pattern.message,
    ...(pattern.example !== undefined && {values: {example: pattern.example}}),
  }
}
