import fs from 'node:fs'
import path from 'node:path'

export const root = path.resolve(__dirname, '../..')

/** Commands in the README's list, without their operands: `npm run dev`. */
export function readmeCommands(): string[] {
  const text = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
  return [...text.matchAll(/^- `(npm (?:run )?[\w:]+)/gm)].map(([, command = '']) => command)
}
