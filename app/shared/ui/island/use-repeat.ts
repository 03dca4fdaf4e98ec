import {
  useCallback,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import {fillField, stateOf, type FieldState, type FormField} from '@app/shared/lib/fill-field'

const CONTROLS = 'a[href], button, summary, input, select, textarea'

const sectionsOf = (block: HTMLElement) => [...block.querySelectorAll('details')]

const controlsOf = (block: HTMLElement): HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>(CONTROLS),
]

/** Position of a control among those of the block; undefined for anything else. */
function positionOf(block: HTMLElement, target: EventTarget): number | undefined {
  const control = (target as Element).closest<HTMLElement>(CONTROLS)
  const position = control ? controlsOf(block).indexOf(control) : -1
  return position === -1 ? undefined : position
}

/**
 * What the shopper does with the markup before the code is there: the control with the focus has it afterwards, a press of a
 * button is repeated, and what was opened or filled stays so.
 */
export function useRepeat(place: RefObject<HTMLDivElement>, isReady: boolean) {
  const focused = useRef<number>()
  const open = useRef<readonly boolean[]>([])
  const pressed = useRef<number>()
  const filled = useRef(new Map<number, FieldState>())
  const rememberOpen = useCallback(() => {
    if (place.current) open.current = sectionsOf(place.current).map((section) => section.open)
  }, [place])
  useLayoutEffect(() => {
    if (!isReady || !place.current) return
    const controls = controlsOf(place.current)
    sectionsOf(place.current).forEach((section, index) => {
      section.open = open.current[index] ?? section.open
    })
    if (focused.current !== undefined) controls[focused.current]?.focus({preventScroll: true})
    for (const [position, state] of filled.current) {
      const control = controls[position]
      if (control?.matches('input, select, textarea')) fillField(control as FormField, state)
    }
    if (pressed.current !== undefined) controls[pressed.current]?.click()
    filled.current.clear()
    focused.current = undefined
    pressed.current = undefined
  }, [isReady, place])
  return {
    pressed,
    rememberOpen,
    onFocus: ({currentTarget, target}: FocusEvent<HTMLElement>) => {
      focused.current = positionOf(currentTarget, target)
    },
    onBlur: ({target}: FocusEvent<HTMLElement>) =>
      // Browsers also say so of a control that is being replaced.
      queueMicrotask(() => {
        if (target.isConnected) focused.current = undefined
      }),
    onInput: ({currentTarget, target}: FormEvent<HTMLElement>) => {
      const position = positionOf(currentTarget, target)
      if (!isReady && position !== undefined)
        filled.current.set(position, stateOf(target as FormField))
    },
    onClick: ({currentTarget, target}: MouseEvent<HTMLElement>) => {
      if (!isReady && (target as Element).closest('button'))
        pressed.current = positionOf(currentTarget, target)
    },
  }
}
