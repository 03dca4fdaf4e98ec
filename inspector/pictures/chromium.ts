import fs from 'node:fs'

/** Installed browsers, the fastest first. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Browser that takes the pictures: `CHROMIUM_PATH`, else an installed one; undefined without one. */
export const installedBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...INSTALLED].find((file) => file && fs.existsSync(file))

export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
] as const
