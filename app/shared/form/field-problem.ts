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
  /** Maximum length in characters. */
  readonly maxLength?: number
}

/** Checks one text: required, length, pattern, in this order (rule FIELD-1). */
export function textProblem(value: string, rule: TextRule): FieldProblem | undefined {
  const text = value.trim()
  if (text === '') return rule.required && {id: rule.required}
  if (rule.maxLength !== undefined && [...text].length > rule.maxLength) {
    const {maxLength: n, label, labelValues} = rule
    return {id: 'validation.tooLong', values: {n}, label, ...(labelValues && {labelValues})}
  }
  const {pattern} = rule
  if (!pattern || pattern.expression.test(text)) return undefined
  return {
    id: pattern.message,
    ...(pattern.example !== undefined && {values: {example: pattern.example}}),
  }
}
