import {act, render, screen} from '@testing-library/react'
import {useMissingPart} from '@app/shared/lib/chunk-failure'
import {connectToaster, showToast} from './toast'
import {ToastHost} from './ToastHost'

let isOnline = false

jest.mock('@loadable/component', () => ({
  __esModule: true,
  default: () =>
    function Toaster() {
      if (!isOnline)
        throw Object.assign(new Error('Loading chunk 1 failed.'), {name: 'ChunkLoadError'})
      return <p>toaster</p>
    },
}))

function Missing() {
  return useMissingPart() ? <p>part missing</p> : null
}

test('a toaster that does not load leaves the page alone and is tried again with the next toast', () => {
  // React logs errors that a boundary caught.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  ;(console.error as jest.Mock).mockImplementation(() => undefined)
  render(
    <>
      <p>page</p>
      <ToastHost />
      <Missing />
    </>,
  )
  act(() => showToast({title: 'first', status: 'info'}))
  expect(screen.getByText('page')).toBeInTheDocument()
  expect(screen.getByText('part missing')).toBeInTheDocument()

  isOnline = true
  act(() => showToast({title: 'second', status: 'info'}))
  expect(screen.getByText('toaster')).toBeInTheDocument()
  const drawn: string[] = []
  connectToaster(({title}) => drawn.push(title))
  expect(drawn).toEqual(['first', 'second'])
})
