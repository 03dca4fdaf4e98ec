import {generatedSites, sellingLocales} from './sites'

it('has each locale once, with the site of its country where there is one', () => {
  const [eur] = generatedSites.filter(({id}) => id === 'EUR')
  if (!eur) throw new Error('The site for several countries is missing.')
  const portugal = {...eur, id: 'PRT', country: 'PT', locales: ['pt-PT', 'en-PT']}
  for (const sites of [
    [eur, portugal],
    [portugal, eur],
  ]) {
    const locales = sellingLocales(sites)
    expect(locales.get('pt-PT')?.id).toBe('PRT')
    expect(locales.get('el-GR')?.id).toBe('EUR')
    expect([...locales.keys()]).toHaveLength(eur.locales.length + 1)
  }
})
