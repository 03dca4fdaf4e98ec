import {BUNDLE_FILE} from '@common/offline-stores'

/** Address of the running bundle, with a slash at its end. */
export const bundleAddress = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[src*="/static/start.js"]')
    ?.src.replace(/static\/start\.js.*$/, '') ?? '/'

/** Id of the bundle that runs. */
export const runningRelease = (): string =>
  BUNDLE_FILE.exec(new URL(bundleAddress(), window.location.href).pathname)?.[1] ?? ''
