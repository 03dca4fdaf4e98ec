import {languages} from '../languages/languages'
import {sellingCurrencies} from '../money'
import {priceSteps} from './price-steps'

const steps = priceSteps()

const namesIn = (currency: string, code: string): string[] =>
  steps
    .filter(({attributes}) => attributes['currency'] === currency)
    .flatMap(({children}) =>
      children
        .filter(({attributes}) => attributes['xml:lang'] === code)
        .map(({text = ''}) => text.replace(/[\u00a0\u202f]/g, ' ')),
    )

describe('the price steps of the filter', () => {
  it.each(sellingCurrencies)('has five in %s, with rising ends', (currency) => {
    const own = steps.filter(({attributes}) => attributes['currency'] === currency)
    const ends = own.map(({children}) => Number(children.at(-1)?.text))
    expect(ends).toHaveLength(5)
    expect(ends).toEqual([...ends].sort((one, other) => one - other))
  })

  it.each(languages.filter((language) => language !== 'no'))('is named in %s', (language) => {
    const names = namesIn('EUR', language)
    expect(new Set(names).size).toBe(5)
    expect(names.join()).not.toMatch(/[{}]|Under|and more/)
  })

  it('writes words and amounts as shoppers of the currency do', () => {
    expect(namesIn('EUR', 'x-default')).toEqual([
      'Under €50',
      '€50 – €150',
      '€150 – €400',
      '€400 – €900',
      '€900 and more',
    ])
    expect(namesIn('USD', 'x-default')[0]).toBe('Under $50')
    expect(namesIn('JPY', 'x-default')[0]).toBe('Under ¥8,000')
    expect(namesIn('EUR', 'fr')[0]).toBe('Jusqu’à 50 €')
    expect(namesIn('PLN', 'pl').slice(0, 2)).toEqual(['Do 200 zł', '200 zł – 650 zł'])
    expect(namesIn('CHF', 'de').at(-1)).toBe('Ab CHF 1’000')
    expect(namesIn('JPY', 'ja')[0]).toBe('￥8,000未満')
    expect(namesIn('NOK', 'no')).toEqual(namesIn('NOK', 'nb'))
  })
})
