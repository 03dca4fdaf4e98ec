/**
 * Writes the schemas of the answers of sandbox and endpoints from their types (folders `answers`), and the list of the files
 * of this repository that declare them.
 */
import fs from 'node:fs'
import path from 'node:path'
import {INPUTS, answerDocuments} from './answers/answer-documents'
import {replaceFile} from './lib/replace-file'

const {documents, inputs} = answerDocuments()
for (const [file, text] of documents) replaceFile(file, text)
replaceFile(INPUTS, JSON.stringify(inputs))

// Schemas of a table that is gone or has moved would count as answers still.
for (const folder of new Set([...documents.keys()].map((file) => path.dirname(file)))) {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name)
    if (name.endsWith('.json') && !documents.has(file)) fs.rmSync(file)
  }
}
