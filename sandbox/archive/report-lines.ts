import type {ImportNote, NoteKind} from './import-note-repository'

/** Notes of a kind that the short form of a report prints. */
const SHORT_LENGTH = 12

const place = ({file, line}: ImportNote) => (line === null ? file : `${file}:${line}`)

/** Heading and wording of the notes of each kind; the first parts are about the import, the last ones about the shop. */
const sections: readonly {
  kind: NoteKind
  title: string
  line(note: ImportNote): string
  /** Limits a part to notes with a place in a file, or to those about the shop as a whole. */
  about?: 'element' | 'shop'
}[] = [
  {
    kind: 'removed',
    title: 'Removed: what was there before and the archives lack',
    line: ({count, text}) => `${count} ${text}`,
  },
  {
    kind: 'warning',
    title: 'Notes',
    line: (note) => `${place(note)}: ${note.text}`,
    about: 'element',
  },
  {kind: 'double', title: 'Twice in an archive', line: (note) => `${place(note)}: ${note.text}`},
  {
    kind: 'unknown-element',
    title: 'Left out: elements without a meaning here',
    line: (note) => `${place(note)} ${note.text} (${note.count})`,
  },
  {kind: 'unknown-file', title: 'Left out: files', line: ({file}) => file},
  {
    kind: 'skipped-file',
    title: 'Left out: hidden and empty files',
    line: ({file, text}) => `${file}: ${text}`,
  },
  {
    kind: 'missing-image',
    title: 'Images without a file',
    line: (note) => `${place(note)} ${note.text}`,
  },
  {
    kind: 'warning',
    title: 'Missing in the whole shop',
    line: (note) => `${place(note)}: ${note.text}`,
    about: 'shop',
  },
  {kind: 'sellable', title: 'What can be bought', line: ({text}) => text},
]

/** The parts of a report that have notes, each note as one line. */
export function reportSections(
  notes: readonly ImportNote[],
): readonly {readonly title: string; readonly lines: readonly string[]}[] {
  return sections.flatMap(({kind, title, line, about}) => {
    const lines = notes
      .filter((note) => note.kind === kind)
      .filter((note) => !about || (note.line === null) === (about === 'shop'))
      .map(line)
    return lines.length > 0 ? [{title, lines}] : []
  })
}

/**
 * A report as lines for a person: what was imported and left out, then how the shop is after it. The short form
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
