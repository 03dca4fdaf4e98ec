/** `npm run generate -- answers`: writes the schemas of the sandbox's answers from their types (`sandbox/http/answers/`). */
import fs from 'node:fs'
import path from 'node:path'
import {answerDocuments} from './answers/answer-documents'

for (const [file, text] of answerDocuments()) {
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(file, text)
}
