import {fireEvent, screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import PromotionList from './PromotionList'

const promotion = {
  id: 'spring',
  callout: 'Three for two',
  icon: '/icons/three.svg',
  colorWorld: 'moss' as const,
}

it('hides an icon that does not load, and keeps the words (rule ERROR-13)', () => {
  const {container} = renderInShop(<PromotionList promotions={[promotion]} />)
  const icon = container.querySelector('img')
  if (!icon) throw new Error('The promotion has no icon.')
  fireEvent.error(icon)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('Three for two')).toBeVisible()
})

it('names the colour world of a promotion (rule PROD-7)', () => {
  renderInShop(<PromotionList promotions={[promotion]} />)
  expect(screen.getByRole('listitem')).toHaveAttribute('data-world', 'moss')
})
