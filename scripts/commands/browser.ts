import chromium from '../lib/chromium.cjs'

export const {chromiumArguments} = chromium

/** Path of an installed Chromium; undefined lets Playwright select one. */
export const chromiumFile = chromium.testBrowser()
