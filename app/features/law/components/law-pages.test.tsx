import {screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {AccessibilityChecks} from './AccessibilityChecks'
import {ImprintFacts} from './ImprintFacts'

it('the statement has the last checks and the authority of the market (rule LAW-4)', () => {
  const date = '2026-11-29'
  const checks = {axe: {date, pages: 16, problems: 0}, keyboard: {date, ways: 3, problems: 1}}
  renderInShop(<AccessibilityChecks checks={checks} />)
  expect(screen.getByText(/automatic check with axe. Pages: 16. Problems: 0\./)).toBeVisible()
  expect(screen.getByText(/by keyboard alone/)).toBeVisible()
  expect(screen.getByRole('link', {name: /^Marktüberwachungsstelle/})).toHaveAttribute(
    'href',
    'https://www.mlbf-barrierefrei.de',
  )
})

it('a check that did not run is left out', () => {
  const date = '2026-11-29'
  const checks = {axe: {date, pages: 0, problems: 0}, keyboard: {date, ways: 0, problems: 0}}
  renderInShop(<AccessibilityChecks checks={checks} />)
  expect(screen.queryByText(/2026/)).toBeNull()
  expect(screen.queryByText('Last checks')).toBeNull()
})

it('the imprint has registers and dispute body of the market (rule LAW-5)', () => {
  renderInShop(<ImprintFacts />)
  expect(screen.getByText('LUCID-Registrierungsnummer')).toBeVisible()
  expect(screen.getByRole('link', {name: /^Universalschlichtungsstelle/})).toBeVisible()
})

it('a market that asks for neither shows nothing', () => {
  const {container} = renderInShop(<ImprintFacts />, {shop: testShop('USA', 'en-US')})
  expect(container).toBeEmptyDOMElement()
})
