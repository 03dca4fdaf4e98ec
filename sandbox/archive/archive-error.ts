/** An archive that cannot be imported. The message says where: `file:line: what is wrong`. */
export class ArchiveError extends Error {
  constructor(
    readonly reason: string,
    readonly file: string,
    readonly line?: number,
  ) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${reason}`)
  }
}
