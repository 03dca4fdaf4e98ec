const {ensureGenerated, generated} = require('./generated.cjs')
const {hasStoreServer, INSTALL_STORE_SERVER} = require('./store-server.cjs')

/** Before all unit tests, which read generated files. */
module.exports = () => {
  if (!hasStoreServer())
    console.log(`A small server stands for the shared store. The real one: ${INSTALL_STORE_SERVER}`)
  return ensureGenerated(...Object.keys(generated))
}
