import {createStore} from '../lib/create-store'

export interface ToastOptions {
  title: string
  description?: string
  status: 'success' | 'error' | 'info' | 'warning'
  /** Milliseconds; 20 s, errors 5 s (rule FRAME-14). */
  duration?: number
  action?: {label: string; onClick: () => void}
}

const DEFAULT_DURATION_MS = 20_000
const ERROR_DURATION_MS = 5000

export type Toast = ToastOptions & {duration: number}

let pending: Toast[] = []
let show: ((toast: Toast) => void) | null = null
const wanted = createStore(false)

/** Shows a notice for something that just happened. The code that draws it loads with the first one. */
export function showToast(options: ToastOptions): void {
  const duration =
    options.duration ?? (options.status === 'error' ? ERROR_DURATION_MS : DEFAULT_DURATION_MS)
  const toast = {...options, duration}
  if (show) return show(toast)
  pending.push(toast)
  wanted.set(true)
}

/** Called by the toaster once it can draw; hands it what waited. */
export function connectToaster(draw: (toast: Toast) => void): void {
  show = draw
  for (const toast of pending) draw(toast)
  pending = []
}

/** Called when the toaster's code did not arrive: what waits is shown with the next toast. */
export const giveUpToaster = (): void => wanted.set(false)

/** True once a first toast was asked for. */
export const useToasterWanted = wanted.useValue
