import {factsOf} from '../testing/facts-of'
import {redirectLoop} from './redirect-loop'

it('finds a chain that comes back, with all its addresses', () => {
  const facts = factsOf({
    links: [
      {href: '/old', from: 'imprint', hops: ['/new', '/old'], loops: true},
      {href: '/moved', from: 'imprint', hops: ['/there'], loops: false},
    ],
  })
  expect(redirectLoop.run(facts)).toMatchObject([
    {
      subject: '/old',
      problem: 'The link /old in “imprint” goes in a circle: /old → /new → /old.',
      page: 'http://shop.test/deu/de-de/old',
    },
  ])
})
