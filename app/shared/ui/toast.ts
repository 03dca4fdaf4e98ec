import {createStore} from '../lib/create-store'

export interface ToastOptions {
  title: string
  description?: string
  status: 'success' | 'error' | 'info' | 'warning'
  /** Duration in milliseconds; by default 20 s, errors 5 s (rule FRAME-14). */
  duration?: number
  action?: {label: string; onClick: () => void}
}

const DEFAULT_DURATION_MS = 20_000
const ERROR_DURATION_MS = 5000

export type Toast = ToastOptions & {duration: number}

let pending: Toast[] = []
let show: ((toast: Toast) => void) | null = null
const needed = createStore(false)

/** Shows a toast. The code that renders it loads with the first one. */
export function showToast(options: ToastOptions): void {
  const duration =
    options.duration ?? (options.status === 'error' ? ERROR_DURATION_MS : DEFAULT_DURATION_MS)
  const toast = {...options, duration}
  if (show) return show(toast)
  pending.push(toast)
  needed.set(true)
}

/** Called by the toaster when it is ready; passes it the waiting toasts. */
export function connectToaster(draw: (toast: Toast) => void): void {
  show = draw
  for (const toast of pending) draw(toast)
  pending = []
}

/** Called when the toaster's code did not load: the waiting toasts are shown with the next one. */
export const giveUpToaster = (): void => needed.set(false)

/** True once a first toast was requested. */
export const useToasterNeeded = needed.useValue
