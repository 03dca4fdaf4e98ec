import {pageKind} from './PageEvents'

it.each([
  ['/deu/de-de', 'home'],
  ['/deu/de-de/home', 'home'],
  ['/deu/de-de/category/strollers/strollers-city', 'category'],
  ['/deu/de-de/product/BH-1010', 'product'],
  ['/deu/de-de/strollers/BH-1010.html', 'product'],
  ['/deu/de-de/search', 'search'],
  ['/deu/de-de/appcheckout', 'checkout'],
  ['/deu/de-de/appcheckout/confirmation', 'confirmation'],
  ['/deu/de-de/customer-service/returns.html', 'support'],
  ['/deu/de-de/customer-service/faq/faq.html', 'faq'],
  ['/deu/de-de/nowhere', 'notFound'],
])('%s is %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind)
})
