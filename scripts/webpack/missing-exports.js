const path = require('path')

const app = path.resolve(__dirname, '../../app')

/** An import that a module does not export is an error of the build, not `undefined` in the browser. */
const missingExportsRules = [{test: /\.[jt]sx?$/, include: app, parser: {exportsPresence: 'error'}}]

module.exports = {missingExportsRules}
