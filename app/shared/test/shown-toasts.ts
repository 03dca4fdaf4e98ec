import {connectToaster, type Toast} from '@app/shared/ui/toast'

/** The function that is called with each toast which a test shows, in place of the toaster. */
export function shownToasts(): jest.Mock<void, [Toast]> {
  const show = jest.fn<void, [Toast]>()
  beforeEach(() => {
    show.mockClear()
    connectToaster(show)
  })
  return show
}
