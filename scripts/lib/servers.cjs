/** Servers of other projects that tests and the bench start. Jest leaves out the tests of one that is missing. */
const fs = require('node:fs')

const SERVERS = [
  {
    program: 'varnishd',
    packages: ['varnish', 'varnish-modules'],
    /** Below `/usr/lib/{machine}`. */
    library: 'varnish/vmods/libvmod_xkey.so',
    tests: '/server/host/cdn/varnish\\.test\\.ts$',
  },
  // Without it, its tests use a small server of their own.
  {program: 'redis-server', packages: ['redis-server'], tests: null},
]

/** Programs of the trials of `deploy/` in `npm run test:full`. */
const TRIAL_PROGRAMS = [
  {program: 'promtool', packages: ['prometheus']},
  {program: 'buildah', packages: ['buildah']},
  {program: 'podman', packages: ['podman']},
  {program: 'netavark', packages: ['netavark', 'aardvark-dns']},
  {program: 'podman-compose', packages: ['podman-compose']},
  {program: 'runc', packages: ['runc']},
  {program: 'mmdebstrap', packages: ['mmdebstrap']},
]

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/usr/lib/podman']
const LIBRARIES = '/usr/lib'

const isInstalled = (program) => FOLDERS.some((folder) => fs.existsSync(`${folder}/${program}`))

const hasLibrary = (library) =>
  fs.readdirSync(LIBRARIES).some((folder) => fs.existsSync(`${LIBRARIES}/${folder}/${library}`))

const missingServers = () =>
  SERVERS.filter(({program, library}) => !isInstalled(program) || (library && !hasLibrary(library)))

const missingTrialPrograms = () => TRIAL_PROGRAMS.filter(({program}) => !isInstalled(program))

/** One line about missing servers, with the command that installs them; null when there are all. */
function missingNote() {
  const missing = missingServers()
  if (missing.length === 0) return null
  const names = missing.map(({program}) => program).join(', ')
  const packages = missing.flatMap((server) => server.packages).join(' ')
  return `Without ${names} tests are left out, or use a small server: apt-get install ${packages}`
}

module.exports = {isInstalled, missingServers, missingTrialPrograms, missingNote}
