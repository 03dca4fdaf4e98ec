import {useState, type ComponentProps, type KeyboardEvent, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {VisuallyHidden} from '../VisuallyHidden'
import {comboboxField} from './combobox-field'
import {TextField} from './TextField'
import styles from './Combobox.module.css'

/** The next or previous option; the text field itself comes after the last and before the first. */
const moved = (active: number, step: number, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

interface ComboboxProps<Option> {
  field: ComponentProps<typeof TextField> & {id: string}
  /** Suggested addresses; the list is open while there are any. */
  options: readonly Option[]
  /** Announced while the list is closed. */
  announcement: string
  onChoose: (option: Option) => void
  onClose: () => void
  /** Shows an option: its text, and in a second element what tells it from others. */
  children: (option: Option) => ReactNode
}

/** Text field with suggested addresses. Without suggestions it is a plain text field. */
export function Combobox<Option extends {readonly id: string}>(props: ComboboxProps<Option>) {
  const {field, options, announcement, onChoose, onClose, children} = props
  const t = useTranslate()
  const [active, setActive] = useState(-1)
  const open = options.length > 0
  const listId = `${field.id}-options`
  const optionId = (index: number) => `${field.id}-option-${index}`

  const choose = (option: Option) => {
    setActive(-1)
    onChoose(option)
  }
  const press = (event: KeyboardEvent) => {
    if (!open) return
    const option = options[active]
    if (event.key === 'ArrowDown') setActive(moved(active, 1, options.length))
    else if (event.key === 'ArrowUp') setActive(moved(active, -1, options.length))
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && option) choose(option)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.combobox}>
      <TextField
        {...field}
        {...comboboxField(open, listId, open && active >= 0 ? optionId(active) : undefined)}
        aria-autocomplete="list"
        onChange={(event) => {
          setActive(-1)
          field.onChange?.(event)
        }}
        onKeyDown={press}
        onBlur={(event) => {
          onClose()
          setActive(-1)
          field.onBlur?.(event)
        }}
      />
      {open && (
        <ul
          id={listId}
          role="listbox"
          aria-label={t('address.suggestions')}
          className={styles.list}
        >
          {options.map((option, index) => (
            <li
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // The field keeps the focus: leaving it would close the list too early.
              onMouseDown={(event) => event.preventDefault()}
              onMouseUp={() => choose(option)}
            >
              {children(option)}
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        <VisuallyHidden>
          {open ? t('address.suggestionCount', {count: options.length}) : announcement}
        </VisuallyHidden>
      </p>
    </div>
  )
}
