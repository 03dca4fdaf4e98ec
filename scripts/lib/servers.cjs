/** Servers of other projects that tests and the bench start. Jest leaves out the tests of one that is missing. */
const fs = require('node:fs')

const SERVERS = [
  {
    program: 'varnishd',
    packages: ['varnish', 'varnish-modules'],
    tests: '/server/host/cdn/varnish\\.test\\.ts$',
  },
  // Without it, its tests use a small server of their own.
  {program: 'redis-server', packages: ['redis-server'], tests: null},
]

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']

const isInstalled = (program) => FOLDERS.some((folder) => fs.existsSync(`${folder}/${program}`))

const missingServers = () => SERVERS.filter(({program}) => !isInstalled(program))

module.exports = {isInstalled, missingServers}
