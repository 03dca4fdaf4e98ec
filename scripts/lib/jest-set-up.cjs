const {ensureGenerated, generated} = require('./generated.cjs')

/** Before all unit tests, which read generated files. */
module.exports = () => ensureGenerated(...Object.keys(generated))
