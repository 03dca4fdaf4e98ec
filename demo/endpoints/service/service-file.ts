/** A file of a shopper as it is sent: `data` is its content in Base64. */
export interface SentFile {
  readonly name: string
  readonly data: string
}

export interface ServiceFile {
  readonly name: string
  /** Media type, recognised by the content. */
  readonly type: string
  readonly content: Buffer
}

/** Maximum number of files of one message. */
export const MAX_FILES = 3
/** Maximum size of a file in bytes. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024

const startsWith = (content: Buffer, text: string, offset = 0): boolean =>
  content.subarray(offset, offset + text.length).toString('latin1') === text

/** Media type by the first bytes of a file; null for a file that is not accepted. */
function typeOf(content: Buffer): string | null {
  if (startsWith(content, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(content, '\x89PNG\r\n')) return 'image/png'
  if (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8)) return 'image/webp'
  return startsWith(content, '%PDF-') ? 'application/pdf' : null
}

export type FileDefect = 'too-many-files' | 'file-too-large' | 'file-type-not-accepted'

/** Reads the files of a message; the name of a defect when one of them is refused. */
export function readFiles(sent: readonly SentFile[]): ServiceFile[] | FileDefect {
  if (sent.length > MAX_FILES) return 'too-many-files'
  const files: ServiceFile[] = []
  for (const {name, data} of sent) {
    const content = Buffer.from(data, 'base64')
    if (content.length > MAX_FILE_BYTES) return 'file-too-large'
    const type = typeOf(content)
    if (!type) return 'file-type-not-accepted'
    files.push({name: name.split(/[/\\]/).at(-1) || 'file', type, content})
  }
  return files
}
