import {englishText} from '@app/shared/test/english-text'
import {problemText} from './field-problem'
import {filesProblem, sentFiles} from './file-rules'

const file = (name: string, type = 'image/png', size = 1000) => ({name, type, size})
const MB = 1024 * 1024

test.each([
  ['no file', [], undefined],
  ['three files', [file('a'), file('b'), file('c')], undefined],
  ['four files', [1, 2, 3, 4].map(() => file('a')), 'Please choose at most 3 files.'],
  [
    'another type',
    [file('a.exe', 'application/x-msdownload')],
    'a.exe is not a JPEG, PNG, WebP or PDF file.',
  ],
  ['exactly 2 MB', [file('a.png', 'image/png', 2 * MB)], undefined],
  ['more than 2 MB', [file('a.png', 'image/png', 2 * MB + 1)], 'a.png is larger than 2 MB.'],
])('%s (rule FIELD-11)', (_, files, text) => {
  const problem = filesProblem(files)
  expect(problem && problemText(problem, englishText)).toBe(text)
})

test('files are sent in Base64', async () => {
  expect(await sentFiles([new File(['%PDF'], 'a.pdf')])).toEqual([
    {name: 'a.pdf', data: 'JVBERg=='},
  ])
})
