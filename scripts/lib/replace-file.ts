import fs from 'node:fs'
import path from 'node:path'

/** Replaces a file at once, so that no reader sees a part; an equal file keeps its time of change. */
export function replaceFile(file: string, content: Buffer | string): void {
  const bytes = Buffer.from(content)
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return
  fs.mkdirSync(path.dirname(file), {recursive: true})
  const draft = `${file}.${process.pid}.part`
  fs.writeFileSync(draft, bytes)
  fs.renameSync(draft, file)
}
