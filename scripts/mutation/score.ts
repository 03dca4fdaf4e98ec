/** The evaluated part of Stryker's JSON report. */
export interface MutationReport {
  readonly files: Readonly<Record<string, {readonly mutants: readonly {readonly status: string}[]}>>
}

export interface FileScore {
  readonly file: string
  readonly noticed: number
  readonly all: number
  /** Score in percent; 100 for a file without mutants. */
  readonly score: number
}

const NOTICED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

/** Number of mutants of each file that failed a test; mutants that do not compile are not counted. */
export function scoresOf({files}: MutationReport): FileScore[] {
  return Object.entries(files).map(([file, {mutants}]) => {
    const count = (statuses: readonly string[]): number =>
      mutants.filter(({status}) => statuses.includes(status)).length
    const noticed = count(NOTICED)
    const all = noticed + count(MISSED)
    return {file, noticed, all, score: all === 0 ? 100 : (noticed / all) * 100}
  })
}
