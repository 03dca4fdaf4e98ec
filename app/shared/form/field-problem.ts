import type {MessageId, MessageValues, Translate} from '@app/shared/i18n/messages'

/** Problem of a field: a message, and the label that it may contain. */
export interface FieldProblem {
  readonly id: MessageId
  readonly values?: MessageValues
  /** Message id for the placeholder `{label}`. */
  readonly label?: MessageId
  /** Values for placeholders of the label itself. */
  readonly labelValues?: MessageValues
}

export function problemText({id, values, label, labelValues}: FieldProblem, t: Translate): string {
  return t(id, label ? {...values, label: t(label, labelValues)} : values)
}

interface TextRule {
  readonly label: MessageId
  readonly labelValues?: MessageValues
  /** Message when empty; absent when the field may stay empty. */
  readonly required?: MessageId
  readonly pattern?: {
    readonly expression: RegExp
    readonly message: MessageId
    /** Value for the placeholder `{example}`. */
    readonly example?: string
  }
  /** Minimum length in characters of a text that is not empty. */
  readonly minLength?: number
  /** Maximum length in characters. */
  readonly maxLength?: number
}

/** Checks one text: required, length, pattern, in this order (rule FIELD-1). */
export function textProblem(value: string, rule: TextRule): FieldProblem | undefined {
  const text = value.trim()
  if (text === '') return rule.required && {id: rule.required}
  const {minLength = 0, maxLength = Infinity, label, labelValues} = rule
  const {length} = [...text]
  const named = {label, ...(labelValues && {labelValues})}
  if (length < minLength) return {id: 'validation.tooShort', values: {n: minLength}, ...named}
  if (length > maxLength) return {id: 'validation.tooLong', values: {n: maxLength}, ...named}
  const {pattern} = rule
  if (!pattern || pattern.expression.test(text)) return undefined
  return {
    id: pattern.message,
    ...(pattern.example !== undefined && {values: {example: pattern.example}}),
  }
}
