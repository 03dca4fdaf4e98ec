import type {ImportNote, NoteKind} from './import-note-repository'

/** Notes of a kind that the short form of a report prints. */
const SHORT_LENGTH = 12

const place = ({file, line}: ImportNote) => (line === null ? file : `${file}:${line}`)

/** Heading and wording of the notes of each kind, in the order of the report. */
const sections: readonly {kind: NoteKind; title: string; line(note: ImportNote): string}[] = [
  {kind: 'sellable', title: 'What can be bought', line: ({text}) => text},
  {kind: 'warning', title: 'Notes', line: (note) => `${place(note)}: ${note.text}`},
  {
    kind: 'missing-image',
    title: 'Images without a file',
    line: (note) => `${place(note)} ${note.text}`,
  },
  {
    kind: 'unknown-element',
    title: 'Left out: elements without a meaning here',
    line: (note) => `${place(note)} ${note.text} (${note.count})`,
  },
  {kind: 'unknown-file', title: 'Left out: files', line: ({file}) => file},
]

/** The parts of a report that have notes, each note as one line. */
export function reportSections(
  notes: readonly ImportNote[],
): readonly {readonly title: string; readonly lines: readonly string[]}[] {
  return sections.flatMap(({kind, title, line}) => {
    const lines = notes.filter((note) => note.kind === kind).map(line)
    return lines.length > 0 ? [{title, lines}] : []
  })
}

/**
 * A report as lines for a person: what was imported, what can be bought, what was left out. The short form
 * ends each part after some lines with the number of the others.
 */
export function reportLines(notes: readonly ImportNote[], {whole}: {whole: boolean}): string[] {
  const imported = notes.filter(({kind}) => kind === 'imported')
  const counts = imported.map(({count, text}) => `${count} ${text}`).join(', ')
  const parts = reportSections(notes)
  const length = whole ? Infinity : SHORT_LENGTH
  const isCut = parts.some(({lines}) => lines.length > length)
  return [
    `Imported ${counts || 'nothing'}.`,
    ...parts.flatMap(({title, lines}) => [
      `${title} (${lines.length}):`,
      ...lines.slice(0, length).map((line) => `  ${line}`),
      ...(lines.length > length ? [`  and ${lines.length - length} more`] : []),
    ]),
    ...(isCut ? ['All of it: commerce-sandbox import --report, or GET /admin/import.'] : []),
  ]
}
