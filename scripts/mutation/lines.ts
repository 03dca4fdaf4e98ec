import fs from 'node:fs'
import path from 'node:path'
import {draw} from '../../sandbox/testing/extent'
import {candidates} from './files'

/** A line that states something: no comment, import, type or bracket alone. */
const isCode = (line: string): boolean =>
  /[=(?&|<>'`]/.test(line) && !/^\s*(?:\/?\*|\/\/|import |export \{|type |export type )/.test(line)

/** Lines drawn from all files that are mutated, as Stryker names them: `FILE:7-7`. */
export function linesToMutate(root: string, number: number, seed: number): readonly string[] {
  const lines = candidates(root).flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isCode(line) ? [`${file}:${index + 1}-${index + 1}`] : [])),
  )
  return draw(lines, number, {full: false, seed})
}
