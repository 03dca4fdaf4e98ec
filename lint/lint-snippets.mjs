/**
 * Lints snippets as files of the repository. Reads `[{file, code}]` as JSON from standard input and prints the ids of the
 * rules that each breaks. A separate process: jest cannot load ESLint's configuration.
 */
import {text} from 'node:stream/consumers'
import {ESLint} from 'eslint'

const eslint = new ESLint()
const results = []
for (const {file, code} of JSON.parse(await text(process.stdin))) {
  const [{messages}] = await eslint.lintText(code, {filePath: file})
  results.push(messages.map(({ruleId, message}) => ruleId ?? message))
}
console.log(JSON.stringify(results))
