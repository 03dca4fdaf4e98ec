import {codes} from './languages/languages'
import {range} from './range'
import {makerOf, warningsOf} from './safety'

it('every product has a maker, in the European Union or with a person responsible in it', () => {
  const makers = range.map(makerOf)
  expect(makers.filter(({name, address, email}) => !name || !address || !email)).toEqual([])
  const british = makers.filter(({address}) => address.endsWith('United Kingdom'))
  expect(british.length).toBeGreaterThan(0)
  for (const maker of british) expect(maker).toHaveProperty('responsible.name')
})

it('every warning is there in every language', () => {
  const missing = range
    .flatMap(warningsOf)
    .flatMap((text) => codes.filter((code) => !text[code]).map((code) => `${code}: ${text.en}`))
  expect(missing).toEqual([])
})
