/**
 * Writes the schemas of the answers of sandbox and endpoints from their types (folders `answers`), and the list of the files
 * of this repository that declare them.
 */
import {INPUTS, answerDocuments} from './answers/answer-documents'
import {replaceFile} from './lib/replace-file'

const {documents, inputs} = answerDocuments()
for (const [file, text] of documents) replaceFile(file, text)
replaceFile(INPUTS, JSON.stringify(inputs))
