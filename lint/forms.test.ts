/** Every form of the storefront is in the table of forms, and none can put its fields into an address by accident. */
import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {OPEN_FORMS, SECRET_FIELDS} from '../e2e/support/secret-forms'

const app = path.resolve(__dirname, '../app')
const sources = readdirSync(app, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({file, text: readFileSync(path.join(app, file), 'utf8')}))

/** What renders a form for others, which are in the table. */
const FRAMES = [
  'shared/ui/form/CodeForm.tsx',
  'shared/ui/form/FormFrame.tsx',
  'features/checkout/components/StepForm.tsx',
]
const forms = sources.filter(
  ({file, text}) => /<(form|CodeForm|FormFrame|StepForm)\b/.test(text) && !FRAMES.includes(file),
)
/** A field that asks for a password or a code. */
const SECRET =
  /<PasswordField|<OwnerCode|type="password"|one-time-code|(current|new)-password|register\('(token|code|pin|\w*[pP]assword)'\)/

test('the table lists every form', () => {
  expect(forms.map(({file}) => file).sort()).toEqual(
    [...Object.keys(SECRET_FIELDS), ...OPEN_FORMS].sort(),
  )
})

test('the table lists every field with a secret', () => {
  const open = forms.filter(({file}) => (OPEN_FORMS as readonly string[]).includes(file))
  expect(open.filter(({text}) => SECRET.test(text)).map(({file}) => file)).toEqual([])
  for (const [file, fields] of Object.entries(SECRET_FIELDS)) {
    const {text = ''} = forms.find((form) => form.file === file) ?? {}
    const found = text.match(/<(PasswordField|OwnerCode)\b|one-time-code|id="gift-code"/g) ?? []
    expect([file, found.length]).toEqual([file, fields.length])
    for (const field of fields) expect(text).toContain(`"${field}"`)
  }
})

/** The opening tags of forms in a source; braces may contain `>`. */
function tagsOf(text: string): string[] {
  return [...text.matchAll(/<form\b/g)].map(({index}) => {
    let depth = 0
    let end = index
    while (depth > 0 || text[end] !== '>') {
      if (text[end] === '{') depth += 1
      if (text[end] === '}') depth -= 1
      end += 1
    }
    return text.slice(index, end)
  })
}

test('each form is sent by POST, or names the page that its search opens (rule FIELD-14)', () => {
  const tags = sources.flatMap(({file, text}) => tagsOf(text).map((tag) => ({file, tag})))
  expect(tags.length).toBeGreaterThan(20)
  const isSearch = (tag: string) =>
    tag.includes('method="get"') && /action=|role="search"/.test(tag)
  const wrong = tags.filter(({tag}) => !tag.includes('method="post"') && !isSearch(tag))
  expect(wrong.map(({file}) => file)).toEqual([])
})
