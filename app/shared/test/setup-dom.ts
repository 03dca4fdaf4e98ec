import {TextEncoder} from 'node:util'
import '@testing-library/jest-dom'
import {configure} from '@testing-library/dom'

// Lazily loaded components take longer on a busy machine.
configure({asyncUtilTimeout: 10_000})

// React's renderer of servers needs it; browsers have it, jsdom has not.
Object.assign(globalThis, {TextEncoder})
