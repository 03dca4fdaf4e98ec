/** @jest-environment node */
import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import {shortClassName} from './class-names'

const styles = execFileSync('git', ['ls-files', 'app/**/*.module.css', 'overrides/**/*.module.css'])
  .toString()
  .trim()
  .split('\n')

test('each class of each CSS module has a short name of its own, the same on every machine', () => {
  const names = styles.flatMap((file) => {
    const classes = fs.readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)
    return [...new Set([...classes].map(([, name = '']) => name))].map((name) =>
      shortClassName(file, name),
    )
  })
  expect(names.length).toBeGreaterThan(1000)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-zA-Z][a-zA-Z0-9]{3}$/.test(name))).toEqual([])
  expect(shortClassName('app/a.module.css', 'tile')).toBe(
    shortClassName('app/a.module.css', 'tile'),
  )
})
