/** The server of the shared store in tests (`SHARED_STORE_URL`), and Debian's package of it. */
const {spawnSync} = require('node:child_process')

const STORE_SERVER = 'redis-server'

/** Whether it is installed. */
const hasStoreServer = () => spawnSync(STORE_SERVER, ['--version']).status === 0

const INSTALL_STORE_SERVER = `apt-get install ${STORE_SERVER}`

module.exports = {STORE_SERVER, INSTALL_STORE_SERVER, hasStoreServer}
