import {lengthened, pseudoText} from './pseudo-text'

it('is about 40 % longer than the text', () => {
  const text = 'Dein Warenkorb ist leer. Stöbere in unseren Kinderwagen und Hochstühlen.'
  const ratio = lengthened(text).length / text.length
  expect(ratio).toBeGreaterThan(1.25)
  expect(ratio).toBeLessThan(1.5)
})

it('marks a text and keeps its arguments', () => {
  expect(pseudoText('Menü')).toBe('⟦Mêeñüü⟧')
  expect(
    pseudoText([
      {type: 0, value: 'In '},
      {type: 1, value: 'name'},
    ]),
  ).toEqual([
    {type: 0, value: '⟦'},
    {type: 0, value: 'IIñ '},
    {type: 1, value: 'name'},
    {type: 0, value: '⟧'},
  ])
})

it('changes the texts of plurals and elements', () => {
  const plural = {
    type: 6,
    value: 'n',
    options: {other: {value: [{type: 7}, {type: 0, value: ' x'}]}},
  }
  const link = {type: 8, value: 'link', children: [{type: 0, value: 'da'}]}
  expect(JSON.stringify(pseudoText([plural, link]))).toContain('"value":"dáa"')
  expect(JSON.stringify(pseudoText([plural, link]))).toContain('" x"')
})
