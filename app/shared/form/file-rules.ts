import type {FieldProblem} from './field-problem'

/** Maximum number of files of one form (rule FIELD-11). */
export const MAX_FILES = 3
/** Maximum size of a file in megabytes. */
export const MAX_FILE_MB = 2
const BYTES_PER_MB = 1024 * 1024

/** Media types that are accepted. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

/** Problem of a choice of files: number, then type, then size (rule FIELD-11). */
export function filesProblem(
  files: readonly ChosenFile[],
  maxFiles = MAX_FILES,
): FieldProblem | undefined {
  if (files.length > maxFiles) return {id: 'files.tooMany', values: {n: maxFiles}}
  const other = files.find(({type}) => !FILE_TYPES.some((accepted) => accepted === type))
  if (other) return {id: 'files.wrongType', values: {name: other.name}}
  const large = files.find(({size}) => size > MAX_FILE_MB * BYTES_PER_MB)
  return large && {id: 'files.tooLarge', values: {name: large.name, size: MAX_FILE_MB}}
}

/** A file as the backend takes it: its content in Base64. */
export interface SentFile {
  readonly name: string
  readonly data: string
}

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`))
    reader.readAsDataURL(file)
  })

/** Reads files for a request. @throws DOMException (rejects) for a file that cannot be read any more */
export const sentFiles = (files: readonly File[]): Promise<SentFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const url = await readAsDataUrl(file)
      return {name: file.name, data: url.slice(url.indexOf(',') + 1)}
    }),
  )
