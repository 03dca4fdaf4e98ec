import path from 'node:path'
import {contextArchive} from './context-archive'
import {readFiles, tinyShop} from './test-archive'

const base: Readonly<Record<string, string>> = {...tinyShop, ...contextArchive}
const archives = path.join(__dirname, 'archives')

/** A file of the base with more elements in front of its end. */
function withMore(file: string, more: string): string {
  const xml = base[file] ?? ''
  const [end = ''] = /<\/[\w-]+>(?=\s*$)/.exec(xml) ?? []
  return xml.replace(end, `${more}${end}`)
}

/** An archive with at least one element of every kind that an import reads. */
export const everyKind: Readonly<Record<string, string>> = {
  ...base,
  ...readFiles(path.join(archives, 'every-kind')),
  ...Object.fromEntries(
    Object.entries(readFiles(path.join(archives, 'every-kind-more'))).map(([file, more]) => [
      file,
      withMore(file, more),
    ]),
  ),
}
