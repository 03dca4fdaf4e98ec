export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field holds: its text or option, or whether it is ticked. */
export type FieldState = string | boolean

export const stateOf = (field: FormField): FieldState =>
  field.type === 'checkbox' || field.type === 'radio'
    ? (field as HTMLInputElement).checked
    : field.value

/** React's memory of the last value of a field; an event with the same value does not reach `onChange`. */
interface TrackedField {
  _valueTracker?: {setValue: (value: string) => void}
}

/** Differs from every value of a field. */
const NO_VALUE = '\0'

/** Gives a field what the shopper entered in its server-rendered markup, and lets the app handle it as its own event. */
export function fillField(field: FormField, state: FieldState): void {
  const ticks = typeof state === 'boolean'
  const events = ticks ? ['input', 'click'] : ['input', 'change']
  if (ticks) (field as HTMLInputElement).checked = state
  // Setting the same text would move the caret.
  else if (field.value !== state) field.value = state
  ;(field as TrackedField)._valueTracker?.setValue(NO_VALUE)
  for (const type of events) field.dispatchEvent(new Event(type, {bubbles: true}))
  // A quantity counts once its field is left.
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', {bubbles: true}))
}
