import fs from 'node:fs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** An installed Chromium; undefined leaves the choice to Playwright. */
export const chromiumFile =
  process.env.CHROMIUM_PATH ?? known.find((candidate) => fs.existsSync(candidate))

export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
