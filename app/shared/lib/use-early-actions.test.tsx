import {useEffect, useState, type ReactElement} from 'react'
import {act, fireEvent, render} from '@testing-library/react'
import {hydrateRoot, type Root} from 'react-dom/client'
import {useForm, useWatch} from 'react-hook-form'
import {HOLDING_SCRIPT, KEEPING_SCRIPT} from '@common/head-script'
import {RadioCards} from '@app/shared/ui/form/RadioCards'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {TextArea} from '@app/shared/ui/form/TextArea'
import {TextField} from '@app/shared/ui/form/TextField'
import {QuantityStepper} from '@app/shared/ui/QuantityStepper'
import {MessagesProvider} from '@app/shared/i18n/messages'
import en from '@translations/en-GB.json'
import {stopKeepingPresses, useEarlyActions} from './use-early-actions'

const page = window as {
  earlyActions?: Map<HTMLElement, string | boolean | undefined>
  stopKeepingFields?: () => void
}

function run(text: string): void {
  const script = document.createElement('script')
  script.textContent = text
  document.head.append(script)
}

/** Called by effects that React runs after those of the hook. */
let onTaken = (): void => undefined

function App({children}: {children?: ReactElement}) {
  useEarlyActions()
  useEffect(() => onTaken(), [])
  return (
    <MessagesProvider locale="en-GB" messages={en}>
      {children}
    </MessagesProvider>
  )
}

const byId = (id: string) => document.getElementById(id) as HTMLInputElement
const press = (id: string) => byId(id).click()

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  stopKeepingPresses()
  page.stopKeepingFields?.()
  document.body.innerHTML = ''
})

let root: Root | undefined

/** The markup of the server, what the shopper does with it, then hydration. */
async function takeOver(children: ReactElement, early: () => void): Promise<void> {
  const server = render(<App>{children}</App>)
  const container = document.createElement('div')
  container.innerHTML = server.container.innerHTML
  server.unmount()
  document.body.append(container)
  run(KEEPING_SCRIPT)
  early()
  // As in a browser: updates are not collected for the end of an act.
  const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}
  environment.IS_REACT_ACT_ENVIRONMENT = false
  const taken = new Promise<void>((resolve) => (onTaken = resolve))
  root = hydrateRoot(container, <App>{children}</App>)
  await taken
  // What is pressed or entered then is shown in the next turns of the page.
  await new Promise((resolve) => setTimeout(resolve, 50))
  environment.IS_REACT_ACT_ENVIRONMENT = true
}

describe('buttons', () => {
  const presses: string[] = []
  function Buttons() {
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" id="more" onClick={() => setCount(count + 1)} />
        <button type="button" onClick={() => presses.push(`added ${count}`)}>
          <b id="add" />
        </button>
      </>
    )
  }

  it('are pressed once each, in the order of their last press', async () => {
    await takeOver(<Buttons />, () => {
      press('add')
      press('more')
      press('more')
      press('add')
    })
    expect(presses).toEqual(['added 1'])
  })

  it('are left alone when hydration replaced them, or React listens already', async () => {
    run(KEEPING_SCRIPT)
    let count = 0
    const gone = document.createElement('button')
    gone.addEventListener('click', () => (count += 1))
    page.earlyActions?.set(gone, undefined)
    stopKeepingPresses()
    document.body.innerHTML = '<button type="button" id="late"></button>'
    press('late')
    expect(page.earlyActions?.size).toBe(1)
    await act(async () => void render(<App />))
    expect(count).toBe(0)
  })

  it('that send a form, and other places, are not kept', () => {
    run(KEEPING_SCRIPT)
    document.body.innerHTML = '<button type="submit" id="form"></button><p id="text"></p>'
    press('form')
    press('text')
    expect(page.earlyActions?.size).toBe(0)
  })
})

describe('fields', () => {
  const type = (id: string, value: string) => fireEvent.input(byId(id), {target: {value}})

  /** Every kind of field, held by a state, and a form with defaults; both render again with every event. */
  function Fields() {
    const [text, setText] = useState('')
    const [area, setArea] = useState('Dear')
    const [option, setOption] = useState('a')
    const [ticked, setTicked] = useState(false)
    const [way, setWay] = useState('post')
    const {register, control} = useForm({defaultValues: {email: '', size: 'm', news: false}})
    const form = useWatch({control})
    return (
      <>
        <TextField id="text" label="Text" value={text} onChange={(e) => setText(e.target.value)} />
        <TextArea id="area" label="Area" value={area} onChange={(e) => setArea(e.target.value)} />
        <SelectField
          id="option"
          label="Option"
          options={['a', 'b'].map((value) => ({value, label: value}))}
          value={option}
          onChange={(e) => setOption(e.target.value)}
        />
        <input
          id="tick"
          type="checkbox"
          checked={ticked}
          onChange={(e) => setTicked(e.target.checked)}
        />
        <RadioCards
          id="way"
          legend="Way"
          name="way"
          options={['post', 'shop'].map((value) => ({value, title: value}))}
          value={way}
          onChange={(e) => setWay(e.target.value)}
        />
        <TextField id="email" label="Email" {...register('email')} />
        <SelectField
          id="size"
          label="Size"
          options={['m', 'l'].map((value) => ({value, label: value}))}
          {...register('size')}
        />
        <input id="news" type="checkbox" {...register('news')} />
        <output>{JSON.stringify({text, area, option, ticked, way, ...form})}</output>
      </>
    )
  }
  const known = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object

  it('of every kind keep what was entered, on the page and in the state', async () => {
    await takeOver(<Fields />, () => {
      type('text', 'Ida')
      type('area', '')
      type('option', 'b')
      press('tick')
      press('way-1')
      type('email', 'ida@example.com')
      type('size', 'l')
      press('news')
    })
    const entered = {
      ...{text: 'Ida', area: '', option: 'b', ticked: true, way: 'shop'},
      ...{email: 'ida@example.com', size: 'l', news: true},
    }
    expect(known()).toEqual(entered)
    type('text', 'Idas')
    expect(known()).toEqual({...entered, text: 'Idas'})
    expect([byId('area').value, byId('option').value, byId('email').value]).toEqual([
      '',
      'b',
      'ida@example.com',
    ])
    expect([byId('tick').checked, byId('way-1').checked, byId('news').checked]).toEqual([
      true,
      true,
      true,
    ])
    expect(byId('size').value).toBe('l')
  })

  function Quantity() {
    const [quantity, setQuantity] = useState(1)
    return (
      <QuantityStepper value={quantity} min={1} max={9} onChange={setQuantity} label="Pieces" />
    )
  }
  const field = () => document.querySelector('input') as HTMLInputElement

  it('that were left count as left, the one with the focus goes on', async () => {
    await takeOver(<Quantity />, () => fireEvent.input(field(), {target: {value: '3'}}))
    expect(field()).toHaveAttribute('aria-valuenow', '3')
    act(() => root?.unmount())
    document.body.innerHTML = ''
    await takeOver(<Quantity />, () => {
      field().focus()
      fireEvent.input(field(), {target: {value: '4'}})
    })
    expect(field()).toHaveValue('4')
    expect(field()).toHaveAttribute('aria-valuenow', '1')
  })

  it('are no longer kept once the app handles them', async () => {
    await takeOver(<Fields />, () => undefined)
    type('text', 'Ida')
    expect(page.earlyActions?.size).toBe(0)
  })
})

test('a form with secrets is not sent before the app listens, a search is', () => {
  run(HOLDING_SCRIPT)
  document.body.innerHTML =
    '<form method="post" id="login"><input name="action"><input name="password"></form>' +
    '<form method="get" action="/search" id="search"></form>' +
    '<form method="post" action="/preview/open" id="preview"></form>'
  const sent = (id: string) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new Event('submit', {bubbles: true, cancelable: true}))
  expect(['login', 'search', 'preview'].map(sent)).toEqual([false, true, true])
})
