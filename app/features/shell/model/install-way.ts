import {useSyncExternalStore} from 'react'

/** The event by which Chromium offers that the page asks (not yet in TypeScript's types). */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{outcome: 'accepted' | 'dismissed'}>
}

declare global {
  interface Window {
    /** Set by `app/static/start.js`: the event comes before the app runs. */
    installPrompt?: InstallPromptEvent
  }
  interface Navigator {
    /** iOS only: true in an app from the home screen. */
    readonly standalone?: boolean
  }
}

/** How this browser installs the shop: it asks, or the shopper does it by hand (iOS). */
export type InstallWay =
  | {readonly kind: 'prompt'; readonly ask: () => Promise<boolean>}
  | {readonly kind: 'hand'}

const HAND: InstallWay = {kind: 'hand'}

const prompts = new WeakMap<InstallPromptEvent, InstallWay>()

/** The way of an event; the same object for the same event. `ask` resolves to whether the shopper installs. */
function wayOf(event: InstallPromptEvent): InstallWay {
  const known = prompts.get(event)
  if (known) return known
  const way: InstallWay = {
    kind: 'prompt',
    ask: async () => (await event.prompt().catch(() => undefined))?.outcome === 'accepted',
  }
  prompts.set(event, way)
  return way
}

const isInstalled = (): boolean =>
  window.navigator.standalone === true ||
  window.matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches

function currentWay(): InstallWay | null {
  if (isInstalled()) return null
  if (window.installPrompt) return wayOf(window.installPrompt)
  return window.navigator.standalone === false ? HAND : null
}

function subscribe(listener: () => void): () => void {
  const later = () => setTimeout(listener)
  const installed = () => {
    delete window.installPrompt
    listener()
  }
  window.addEventListener('beforeinstallprompt', later)
  window.addEventListener('appinstalled', installed)
  return () => {
    window.removeEventListener('beforeinstallprompt', later)
    window.removeEventListener('appinstalled', installed)
  }
}

/** The way to install the shop; null in the installed app, and where the browser offers none. */
export const useInstallWay = (): InstallWay | null =>
  useSyncExternalStore(subscribe, currentWay, () => null)
