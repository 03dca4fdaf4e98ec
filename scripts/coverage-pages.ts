import path from 'node:path'
import {contract} from '../demo/endpoints/contract/contract'
import {coveragePage} from '../sandbox/contract/coverage'
import {OperationTable} from '../sandbox/contract/operations/operation'
import {scenarios} from '../sandbox/contract/scenarios'

const root = path.resolve(__dirname, '..')

const madeFrom = (folder: string): readonly string[] => [
  `Made by \`npm run generate -- coverage\` from the scenarios in \`${folder}\`.`,
  'An operation counts as covered only when a scenario calls it with success',
  'and reads its effect back through another call, named in the last column. The suite checks in the',
  'recorded exchanges that both calls happened.',
]

/** What the contract suite covers, as texts of Markdown by file: the protocols of the sandbox, and our endpoints. */
export function coveragePages(): ReadonlyMap<string, string> {
  const core = new OperationTable().operations
  const keys = new Set(core.map(({key}) => key))
  const all = new OperationTable([contract.operations]).operations
  return new Map([
    [
      path.join(root, 'docs/generated/sandbox-coverage.md'),
      coveragePage(scenarios, core, [
        ...madeFrom('sandbox/contract/scenarios/'),
        '',
        'Not covered are logins by session bridge and of trusted agents: SLAS',
        'refuses them with 400 `invalid_request`, in a message that names them.',
      ]),
    ],
    [
      path.join(root, 'docs/generated/endpoints-coverage.md'),
      coveragePage(
        contract.scenarios,
        all.filter(({key}) => !keys.has(key)),
        madeFrom('demo/endpoints/contract/'),
      ),
    ],
  ])
}
