import {useState} from 'react'
import {act, fireEvent, render, screen} from '@testing-library/react'
import {clearMissingPart, useMissingPart} from '@app/shared/lib/chunk-failure'
import {createStore} from '@app/shared/lib/create-store'
import {island} from './island'

interface PartProps {
  name: string
}

const pressed = jest.fn<undefined, [string]>()

/** A part with two buttons, whose second one counts its presses. */
function Part({name}: PartProps) {
  const [presses, setPresses] = useState(0)
  const [typed, setTyped] = useState('')
  const press = () => {
    pressed(name)
    setPresses((count) => count + 1)
  }
  if (name === '') return null
  return (
    <>
      <button type="button">First</button>
      <button type="button" onClick={press}>
        {name} {presses}
      </button>
      <details>
        <summary>Care</summary>
      </details>
      <input
        aria-label="Postal code"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output>{typed}</output>
    </>
  )
}

type Module = {default: typeof Part}

let isNear: () => void
let load: jest.Mock<Promise<Module>, []>
let arrive: () => Promise<void>
let fail: (error: Error) => Promise<void>

/** The part in a page of the server, that a browser has taken over. */
function hydrated(name = 'Guide', useRequested?: () => boolean) {
  const OnServer = island(load, Part)
  const InBrowser = island(load, undefined, useRequested)
  const server = render(<OnServer name={name} />)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = server.container.innerHTML
  server.unmount()
  const view = render(<InBrowser name={name} />, {container, hydrate: true})
  return {...view, rename: (other: string) => view.rerender(<InBrowser name={other} />)}
}
const button = (name: string) => screen.getByRole('button', {name})

beforeEach(() => {
  isNear = () => undefined
  class Observer {
    constructor(tell: (entries: readonly {isIntersecting: boolean}[]) => void) {
      isNear = () => act(() => tell([{isIntersecting: true}]))
      tell([{isIntersecting: false}])
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  Object.assign(window, {IntersectionObserver: Observer})
  load = jest.fn(
    () =>
      new Promise<Module>((resolve, reject) => {
        arrive = () => act(async () => resolve({default: Part}))
        fail = (error) => act(async () => reject(error))
      }),
  )
})
afterEach(() => {
  act(clearMissingPart)
  document.body.innerHTML = ''
})

describe('a part that the server rendered', () => {
  it('stays as it is, and loads no code before it is near the window', async () => {
    const {container} = hydrated()
    const before = container.innerHTML
    expect(button('Guide 0')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    isNear()
    expect(load).toHaveBeenCalledTimes(1)
    expect(container.innerHTML).toBe(before)
    await arrive()
    expect(container.innerHTML).toBe(before)
    fireEvent.click(button('Guide 0'))
    expect(button('Guide 1')).toBeVisible()
  })

  it('shows the present state once its code is there', async () => {
    const {rename} = hydrated('Guide')
    rename('Delivery')
    expect(button('Guide 0')).toBeVisible()
    isNear()
    await arrive()
    expect(button('Delivery 0')).toBeVisible()
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  it('repeats a press that came before its code, once', async () => {
    hydrated()
    fireEvent.pointerDown(button('Guide 0'))
    fireEvent.click(button('Guide 0'))
    expect(load).toHaveBeenCalled()
    await arrive()
    expect(pressed.mock.calls).toEqual([['Guide']])
    expect(button('Guide 1')).toBeVisible()
  })

  it('repeats a press that no pointer made, as of a screen reader', async () => {
    hydrated()
    fireEvent.click(button('Guide 0'))
    expect(load).toHaveBeenCalled()
    await arrive()
    expect(button('Guide 1')).toBeVisible()
  })

  it('keeps the focus on the same control, unless the shopper went on', async () => {
    hydrated()
    act(() => button('Guide 0').focus())
    expect(load).toHaveBeenCalledTimes(1)
    await arrive()
    expect(button('Guide 0')).toHaveFocus()
    document.body.innerHTML = '<button>Elsewhere</button>'
    hydrated('Delivery')
    act(() => button('Delivery 0').focus())
    await act(async () => button('Elsewhere').focus())
    await arrive()
    expect(button('Elsewhere')).toHaveFocus()
  })

  it('keeps what was typed before its code', async () => {
    hydrated()
    const field = () => screen.getByRole('textbox', {name: 'Postal code'})
    fireEvent.focusIn(field())
    fireEvent.input(field(), {target: {value: '20095'}})
    await arrive()
    expect(field()).toHaveValue('20095')
    expect(screen.getByRole('status')).toHaveTextContent('20095')
  })

  it('leaves open what the shopper opened', async () => {
    const {container} = hydrated()
    const section = () => container.querySelector('details')
    section()?.setAttribute('open', '')
    isNear()
    await arrive()
    expect(section()).toHaveProperty('open', true)
    const other = hydrated('Delivery').container
    isNear()
    await arrive()
    expect(other.querySelector('details')).toHaveProperty('open', false)
  })

  it('loads at once when the shopper has something that the server did not know', async () => {
    const wishes = createStore(false)
    hydrated('Wish', wishes.useValue)
    expect(load).not.toHaveBeenCalled()
    act(() => wishes.set(true))
    expect(load).toHaveBeenCalledTimes(1)
    await arrive()
    fireEvent.click(button('Wish 0'))
    expect(button('Wish 1')).toBeVisible()
  })

  it('loads at once when it had nothing to show', async () => {
    const {rename} = hydrated('')
    expect(load).toHaveBeenCalledTimes(1)
    rename('Registry')
    await arrive()
    expect(button('Registry 0')).toBeVisible()
  })
})

describe('code that is missing', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'})
  function Notice() {
    return useMissingPart() ? <p>missing</p> : null
  }
  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Notice />)
  })
  afterEach(() => jest.restoreAllMocks())

  it('leaves the markup, is not asked for again and again, and is with the next press', async () => {
    hydrated()
    isNear()
    await fail(chunkError)
    expect(load).toHaveBeenCalledTimes(1)
    expect(button('Guide 0')).toBeVisible()
    expect(screen.queryByText('missing')).toBeNull()
    fireEvent.pointerDown(button('Guide 0'))
    fireEvent.click(button('Guide 0'))
    await fail(chunkError)
    expect(screen.getByText('missing')).toBeVisible()
    fireEvent.pointerDown(button('Guide 0'))
    expect(load).toHaveBeenCalledTimes(3)
    await arrive()
    // The press that failed was told; it is not repeated later.
    expect(pressed).not.toHaveBeenCalled()
  })
})

it('loads at once in a page that a link opened, and is there at once the second time', async () => {
  const Island = island(load)
  const first = render(<Island name="Guide" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
  await arrive()
  expect(button('Guide 0')).toBeVisible()
  first.unmount()
  render(<Island name="Delivery" />)
  expect(button('Delivery 0')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})
