/**
 * Lints snippets as files of the repository. Reads `[{file, code, cycles}]` as JSON from standard input and
 * prints the ids of the rules that each breaks. A separate process: jest cannot load ESLint's configuration.
 * Cycles are looked for where `cycles` is set only: the rule reads all files that a snippet leads to.
 */
import {text} from 'node:stream/consumers'
import {ESLint} from 'eslint'

const eslint = new ESLint()
const withoutCycles = new ESLint({overrideConfig: {rules: {'import-x/no-cycle': 'off'}}})
const results = []
for (const {file, code, cycles} of JSON.parse(await text(process.stdin))) {
  const [{messages}] = await (cycles ? eslint : withoutCycles).lintText(code, {filePath: file})
  results.push(messages.map(({ruleId, message}) => ruleId ?? message))
}
console.log(JSON.stringify(results))
