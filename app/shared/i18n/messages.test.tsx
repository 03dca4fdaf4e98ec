import {renderHook} from '@testing-library/react'
import type {ReactNode} from 'react'
import {MessagesProvider, useTranslate, type CompiledMessages} from './messages'

const messages = {
  'common.brand': 'Barnholt',
  'auth.welcome': [
    {type: 0, value: 'Hello '},
    {type: 1, value: 'name'},
    {type: 0, value: '!'},
  ],
} as unknown as CompiledMessages

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const translate = () =>
  renderHook(useTranslate, {
    wrapper: ({children}: {children: ReactNode}) => (
      <MessagesProvider locale="en-GB" messages={messages}>
        {children}
      </MessagesProvider>
    ),
  }).result.current

test('a value that a text asks for and does not get is logged, and its place keeps its name (rule ERROR-14)', () => {
  const t = translate()
  expect(t('auth.welcome', {name: 'Ada'})).toBe('Hello Ada!')
  expect(warn).not.toHaveBeenCalled()
  expect(t('auth.welcome', {})).toBe('Hello {name}!')
  expect(t('auth.welcome')).toBe('Hello {name}!')
  expect(warn).toHaveBeenCalled()
})

test('a text without arguments takes values that it has no use for', () => {
  expect(translate()('common.brand', {name: 'Ada'})).toBe('Barnholt')
  expect(warn).not.toHaveBeenCalled()
})

test('a text that is missing is logged, and its id stands for it', () => {
  expect(translate()('auth.create')).toBe('auth.create')
  expect(warn).toHaveBeenCalledTimes(1)
})
