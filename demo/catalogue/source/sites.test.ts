import {generatedSites, sellingLocales} from './sites'

it('has each locale once, with the site of its country where there is one', () => {
  const [eur] = generatedSites.filter(({id}) => id === 'EUR')
  if (!eur) throw new Error('The site for several countries is missing.')
  const several = {...eur, locales: ['pt-PT', 'el-GR']}
  const portugal = {...eur, id: 'PRT', country: 'PT', locales: ['pt-PT', 'en-PT']}
  for (const sites of [
    [several, portugal],
    [portugal, several],
  ]) {
    const locales = sellingLocales(sites)
    expect(locales.get('pt-PT')?.id).toBe('PRT')
    expect(locales.get('el-GR')?.id).toBe('EUR')
    expect([...locales.keys()]).toHaveLength(3)
  }
})
