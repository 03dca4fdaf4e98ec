import {ArchiveError} from './archive/archive-error'
import {ConfigError} from './config'
import {PluginError} from './plugins/plugin-error'

/** Error for an invalid command line. */
export class UsageError extends Error {}

/** Errors of the system, of SQLite and of libsql, as far as they are read here. */
interface Failure {
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly port?: number
  readonly address?: string
  readonly path?: string
  readonly syscall?: string
}

type Explanation = (failure: Failure, dataDir: string) => string

const corrupt: Explanation = (_, dataDir) =>
  `The database in ${dataDir} is damaged. Restore a copy of that directory, or start over with 'commerce-sandbox reset --data ${dataDir}', which removes its orders and accounts.`
const noWriting: Explanation = (_, dataDir) =>
  `The database in ${dataDir} cannot be written. Give this user the right to write there, or choose another directory with --data or SANDBOX_DATA.`
const noSpace: Explanation = (_, dataDir) =>
  `The disk of ${dataDir} is full. Free some space, or choose a directory on another disk with --data or SANDBOX_DATA.`
const ioError: Explanation = (_, dataDir) =>
  `The database in ${dataDir} cannot be read or written: the disk is full, damaged or not mounted. Check it, or choose another directory with --data or SANDBOX_DATA.`
const inUse: Explanation = (_, dataDir) =>
  `Another program uses the database in ${dataDir}. Stop it, or choose another directory with --data or SANDBOX_DATA.`
const noDirectory: Explanation = ({path}, dataDir) =>
  `${path ?? dataDir} is not a directory. Choose another one with --data or SANDBOX_DATA.`
const noAddress: Explanation = ({address}) =>
  `This machine has no address ${address ?? ''}. Choose another with --host or SANDBOX_HOST.`

/** What to do, by the code of SQLite or of the system. */
const explanations: Readonly<Record<string, Explanation>> = {
  SQLITE_CORRUPT: corrupt,
  SQLITE_NOTADB: corrupt,
  SQLITE_READONLY: noWriting,
  SQLITE_CANTOPEN: noWriting,
  SQLITE_IOERR: ioError,
  SQLITE_FULL: noSpace,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  EROFS: noWriting,
  SQLITE_BUSY: inUse,
  ENOTDIR: noDirectory,
  EEXIST: noDirectory,
  EADDRINUSE: ({port}) =>
    `Port ${port} is taken. Stop what runs there, or choose another with --port or SANDBOX_PORT.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EACCES: (failure, dataDir) => noPermission(failure, dataDir),
  EPERM: (failure, dataDir) => noPermission(failure, dataDir),
}

function noPermission(failure: Failure, dataDir: string): string {
  if (failure.syscall === 'listen') {
    return `This user may not listen on port ${failure.port}. Choose one above 1023 with --port or SANDBOX_PORT.`
  }
  const file = failure.path ?? dataDir
  if (file.startsWith(dataDir)) return noWriting(failure, dataDir)
  return `${file} cannot be read. Give this user the right to read it.`
}

/** Extended codes of SQLite begin with the plain one: `SQLITE_READONLY_DIRECTORY`. */
function explanationOf({code = '', message}: Failure): Explanation | undefined {
  // libsql gives no code when it cannot open a file.
  if (message.includes('Unable to open connection to local database')) return noWriting
  const plain = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code
  return explanations[plain]
}

/**
 * A failed command as one sentence that says what to do; a failure that no user can mend as its stack.
 * `dataDir` is the directory of the database, when the command came that far.
 */
export function explainFailure(error: unknown, dataDir = '.data'): string {
  if (error instanceof ArchiveError) return `Cannot import the archive: ${error.message}`
  if ([ConfigError, UsageError, PluginError].some((type) => error instanceof type)) {
    return (error as Error).message
  }
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error)
  const failure = error as Failure
  const explanation = explanationOf(failure)
  return explanation ? explanation(failure, dataDir) : (failure.stack ?? failure.message)
}
