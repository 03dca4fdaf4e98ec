import {execFileSync} from 'node:child_process'

/** A running program. */
export interface Process {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

/** All descendants of a process, as listed by `ps`. */
export function descendants(pid: number): Process[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((line): Process => {
      const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return {pid: Number(id), parent: Number(parent), command}
    })
  const below = (parent: number): Process[] =>
    rows.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.pid)])
  return below(pid)
}

/** True while the process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
