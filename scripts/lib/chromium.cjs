/** The installed Chromium that tests and tools start. `CHROMIUM_PATH` names another one. */
const fs = require('node:fs')

/** Debian's package of the shell without windows: the browser tests need half the time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const shells = [`/usr/bin/${HEADLESS_SHELL}`]
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const firstOf = (files) =>
  [process.env.CHROMIUM_PATH, ...files].find((file) => file && fs.existsSync(file))

/** Path of the browser of the browser tests: the shell when it is installed; undefined without a browser. */
const testBrowser = () => firstOf([...shells, ...browsers])

/** Path of a browser that people use, for the bench and for notifications; undefined without one. */
const wholeBrowser = () => firstOf([...browsers, ...shells])

/** Whether the fast browser of the tests is installed, or another one is set. */
const hasTestBrowser = () => firstOf(shells) !== undefined

/** Whether a browser is installed that shows notifications, which the shell does not. */
const hasWholeBrowser = () => firstOf(browsers) !== undefined

const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

module.exports = {
  HEADLESS_SHELL,
  testBrowser,
  wholeBrowser,
  hasTestBrowser,
  hasWholeBrowser,
  chromiumArguments,
}
