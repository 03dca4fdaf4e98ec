/**
 * Makes this process look like a page of a browser. Import it before React and the SDK, which look
 * around once, when they are loaded.
 */
import {JSDOM} from 'jsdom'

const {window} = new JSDOM('<!doctype html><body></body>', {url: 'http://localhost:3000/'})

const names = [
  'document',
  'navigator',
  'localStorage',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'Event',
  'CustomEvent',
  'StorageEvent',
  'MutationObserver',
] as const

for (const name of names) {
  Object.defineProperty(globalThis, name, {value: window[name], configurable: true})
}
Object.defineProperty(window, 'crypto', {value: globalThis.crypto})
Object.defineProperty(globalThis, 'window', {value: window, configurable: true})
