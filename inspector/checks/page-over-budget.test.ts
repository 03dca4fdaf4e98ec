import {factsOf} from '../testing/facts-of'
import {PAGE_BUDGET, pageOverBudget} from './page-over-budget'

const page = (htmlBytes: number, scriptBytes: number) => ({
  kind: 'home' as const,
  path: '/deu/de-de/home',
  status: 200,
  htmlBytes,
  scriptBytes,
  alternates: {},
})

it('finds documents and scripts above the budget', () => {
  const facts = factsOf({pages: [page(PAGE_BUDGET.html + 5000, PAGE_BUDGET.scripts + 7000)]})
  expect(pageOverBudget.run(facts).map(({problem}) => problem)).toEqual([
    '/deu/de-de/home: document 65 kB, allowed are 60 kB.',
    '/deu/de-de/home: scripts 157 kB, allowed are 150 kB.',
  ])
})

it('accepts a page at its budget', () => {
  expect(
    pageOverBudget.run(factsOf({pages: [page(PAGE_BUDGET.html, PAGE_BUDGET.scripts)]})),
  ).toEqual([])
})
