import {siteData} from './structured-data'

const facts = {
  brand: 'Barnholt </script>',
  url: 'https://shop.example/deu/de-de/home',
  logo: 'https://shop.example/logo.png',
  language: 'de-DE',
  profiles: ['https://pictures.example/barnholt'],
}

it('describes shop and site', () => {
  const {'@context': context, '@graph': graph} = JSON.parse(siteData(facts)) as {
    '@context': string
    '@graph': Record<string, unknown>[]
  }
  expect(context).toBe('https://schema.org')
  const [organization, site] = graph
  expect(organization).toMatchObject({
    '@type': 'Organization',
    logo: facts.logo,
    sameAs: facts.profiles,
  })
  expect(organization?.['@id']).toBe(`${facts.url}#organization`)
  expect(site).toMatchObject({
    '@type': 'WebSite',
    '@id': `${facts.url}#website`,
    inLanguage: 'de-DE',
    publisher: {'@id': organization?.['@id']},
  })
})

it('cannot end its script element', () => expect(siteData(facts)).not.toContain('</script>'))

it('names no profiles where there are none', () =>
  expect(siteData({...facts, profiles: []})).not.toContain('sameAs'))
