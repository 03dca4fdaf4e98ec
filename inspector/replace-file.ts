import fs from 'node:fs/promises'

let drafts = 0

/**
 * Replaces a file in one step, so that no reader sees a part of it. A failed write leaves no draft; the draft of a process
 * that is killed stays, and has the name of the file with `.PID-NUMBER` after it.
 */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}-${(drafts += 1)}`
  try {
    await fs.writeFile(draft, content)
    await fs.rename(draft, file)
  } catch (error) {
    await fs.rm(draft, {force: true})
    throw error
  }
}
