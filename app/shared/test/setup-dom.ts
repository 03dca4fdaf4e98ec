import {TextDecoder, TextEncoder} from 'node:util'
import '@testing-library/jest-dom'
import {configure} from '@testing-library/dom'

// Lazily loaded components take longer on a busy machine.
configure({asyncUtilTimeout: 10_000})

// Browsers have them, jsdom has not.
Object.assign(globalThis, {TextDecoder, TextEncoder})
