import path from 'node:path'
import ts from 'typescript'
import {SchemaWriter, type JsonSchema} from './to-json-schema'

const root = path.resolve(__dirname, '../..')
/** Folders of types of answers, each with its files and the name of the table in each; the schemas are in a folder below. */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sandbox/http/answers': {
    scapi: 'ScapiAnswers',
    slas: 'SlasAnswers',
    ocapi: 'OcapiAnswers',
    custom: 'CustomAnswers',
    controllers: 'ControllersAnswers',
    images: 'ImagesAnswers',
    own: 'OwnAnswers',
  },
  'sandbox/companies/identity/answers': {own: 'IdentityAnswers'},
  'sandbox/companies/mail/answers': {mail: 'MailAnswers', own: 'NewsletterAnswers'},
  'sandbox/companies/maps/answers': {maps: 'MapsAnswers'},
  'sandbox/companies/payment/answers': {payment: 'PaymentAnswers', own: 'NotificationAnswers'},
  'sandbox/companies/personalisation/answers': {personalisation: 'PersonalisationAnswers'},
  'sandbox/companies/push/answers': {push: 'PushServiceAnswers', own: 'PushPageAnswers'},
  'sandbox/companies/reviews/answers': {reviews: 'ReviewsAnswers'},
  'sandbox/companies/social/answers': {social: 'SocialAnswers'},
  'sandbox/companies/third-party/answers': {own: 'ThirdPartyAnswers'},
  'sandbox/companies/translation/answers': {translation: 'TranslationAnswers'},
  'demo/endpoints/answers': {
    custom: 'CustomAnswers',
    controllers: 'ControllersAnswers',
    ocapi: 'OcapiAnswers',
    own: 'OwnAnswers',
  },
}

/** List of the files that the schemas are made from. */
export const INPUTS = path.join(root, 'sandbox/http/answers/schemas/.inputs')

/** A table with the file of its types and that of its schemas. */
const tables = Object.entries(TABLES).flatMap(([folder, files]) =>
  Object.entries(files).map(([name, table]) => ({
    table,
    types: path.join(root, folder, `${name}.ts`),
    schemas: path.join(root, folder, 'schemas', `${name}.json`),
  })),
)

function readOptions(): ts.CompilerOptions {
  const {config} = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {config: {compilerOptions: object}}
  const {options} = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  return {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    types: ['node'],
    checkJs: false,
  }
}

/** Columns of one row: schemas by status. */
function columnsOf(
  checker: ts.TypeChecker,
  writer: SchemaWriter,
  row: ts.Symbol,
): Record<string, JsonSchema> {
  const columns = checker.getPropertiesOfType(checker.getTypeOfSymbol(row))
  return Object.fromEntries(
    columns.map((column) => [
      column.name,
      writer.schemaOf(checker.getTypeOfSymbol(column), `${row.name} ${column.name}`),
    ]),
  )
}

const sorted = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))

function documentOf(program: ts.Program, file: string, table: string): string {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  const exported = symbol && checker.getExportsOfModule(symbol).find(({name}) => name === table)
  if (!exported) throw new Error(`${file} does not export ${table}.`)
  const writer = new SchemaWriter(checker)
  const rows = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported))
  const routes = Object.fromEntries(
    rows.map((row) => [row.name, columnsOf(checker, writer, row)] as const),
  )
  if (writer.problems.length > 0)
    throw new Error(`These members need a type in ${file}:\n${writer.problems.join('\n')}`)
  const lines = (part: Readonly<Record<string, unknown>>): string =>
    Object.entries(sorted(part))
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')
  return `{\n  "routes": {\n${lines(routes)}\n  },\n  "$defs": {\n${lines(writer.definitions)}\n  }\n}\n`
}

/** Files of this repository that a program consists of, relative to its folder. */
const ownSources = (program: ts.Program): string[] =>
  program
    .getSourceFiles()
    .map(({fileName}) => path.relative(root, fileName).split(path.sep).join('/'))
    .filter((file) => !/(^\.\.|node_modules)\//.test(file))
    .sort()

/** The schemas of all tables as texts of JSON by file, and the files that they are made from. */
export function answerDocuments(): {
  readonly documents: ReadonlyMap<string, string>
  readonly inputs: readonly string[]
} {
  const program = ts.createProgram(
    tables.map(({types}) => types),
    readOptions(),
  )
  const documents = new Map(
    tables.map(({table, types, schemas}) => [schemas, documentOf(program, types, table)]),
  )
  return {documents, inputs: ownSources(program)}
}
