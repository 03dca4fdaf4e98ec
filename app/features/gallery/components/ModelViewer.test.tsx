import {act, fireEvent, screen, waitFor, type RenderResult} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {START, turned} from '../model/orbit'
import {createModelScene} from './model-scene'
import ModelViewer from './ModelViewer'

jest.mock('./model-scene', () => ({createModelScene: jest.fn()}))
const create = jest.mocked(createModelScene)

const scene = {draw: jest.fn(), resize: jest.fn(), dispose: jest.fn()}
let sized: () => void
let warned: jest.SpyInstance

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(onSize: ResizeObserverCallback) {
      sized = () => onSize([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  warned.mockRestore()
})

const show = () => renderInShop(<ModelViewer src="/model.glb" color="moss" product="Vindra" />)
const model = () => screen.getByRole('slider', {name: '3D model of Vindra'})
const state = (name: string) => waitFor(() => expect(model()).toHaveAttribute('data-state', name))
const lose = ({container}: RenderResult) =>
  fireEvent(container.querySelector('canvas') as HTMLCanvasElement, new Event('webglcontextlost'))

it('says that it loads, and is ready with its first frame', async () => {
  create.mockResolvedValue(scene)
  show()
  expect(model()).toHaveAttribute('data-state', 'loading')
  expect(screen.getByRole('status')).toHaveTextContent('The model is loading')
  await state('ready')
  expect(create).toHaveBeenLastCalledWith(expect.any(HTMLCanvasElement), '/model.glb', 'moss')
  expect(scene.draw).toHaveBeenCalledTimes(1)
  expect(scene.draw).toHaveBeenCalledWith(START)
  expect(screen.queryByRole('status')).toBeNull()
})

it('draws when it is turned or gets another size, and at no other time', async () => {
  create.mockResolvedValue(scene)
  show()
  await state('ready')
  fireEvent.keyDown(model(), {key: 'ArrowRight'})
  expect(scene.draw).toHaveBeenLastCalledWith(turned(START, Math.PI / 12, 0))
  act(() => sized())
  expect(scene.resize).toHaveBeenCalledTimes(1)
  expect(scene.draw).toHaveBeenCalledTimes(3)
})

it('says so when it cannot be read', async () => {
  create.mockRejectedValue(new Error('no model'))
  show()
  await state('failed')
  expect(screen.getByRole('status')).toHaveTextContent('The 3D model cannot be shown here.')
  expect(warned).toHaveBeenCalledWith('3D model: no model')
})

it('says so when the browser takes the drawing away', async () => {
  create.mockResolvedValue(scene)
  const shown = show()
  await state('ready')
  lose(shown)
  expect(model()).toHaveAttribute('data-state', 'failed')
  expect(screen.getByRole('status')).toHaveTextContent('The 3D model cannot be shown here.')
})

it('gives up what comes after it is closed', async () => {
  create.mockResolvedValue(scene)
  show().unmount()
  await waitFor(() => expect(scene.dispose).toHaveBeenCalled())
  expect(scene.draw).not.toHaveBeenCalled()
})
