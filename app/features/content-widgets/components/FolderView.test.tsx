import {screen} from '@testing-library/react'
import type {FolderPage} from '@app/features/content/public/content'
import {renderInShop} from '@app/shared/test/render'
import FolderView from './FolderView'

const article = (id: string) => ({
  id,
  title: `About ${id}`,
  text: 'A text',
  image: null,
  date: '2026-03-01',
})

it('puts the titles of its articles one level below its own', () => {
  const page: FolderPage = {
    kind: 'folder',
    id: 'newsroom',
    title: 'Newsroom',
    metaTitle: null,
    metaDescription: null,
    text: 'What happens',
    items: [article('oil'), article('wheels')],
  }
  renderInShop(<FolderView page={page} index="/newsroom/newsroom.html" />)
  expect(screen.getByRole('heading', {level: 1, name: 'Newsroom'})).toBeInTheDocument()
  expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(2)
  expect(screen.queryByRole('heading', {level: 3})).not.toBeInTheDocument()
})
