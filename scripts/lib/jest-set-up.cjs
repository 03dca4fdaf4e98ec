const {ensureGenerated, generated} = require('./generated.cjs')
const {missingNote} = require('./servers.cjs')

/** Before all unit tests, which read generated files. */
module.exports = () => {
  const note = missingNote()
  if (note) console.log(note)
  return ensureGenerated(...Object.keys(generated))
}
