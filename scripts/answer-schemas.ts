/**
 * Writes the schemas of the answers of sandbox and endpoints from their types (folders `answers`), and the list of the files
 * of this repository that declare them.
 */
import fs from 'node:fs'
import path from 'node:path'
import {INPUTS, answerDocuments} from './answers/answer-documents'

const {documents, inputs} = answerDocuments()
for (const [file, text] of documents) {
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(file, text)
}
fs.writeFileSync(INPUTS, JSON.stringify(inputs))
