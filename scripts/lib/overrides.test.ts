import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readOverrides, registryText} from './overrides'

const KNOWN = ['home/HomeHero', 'shell/Logo']
let folder: string

const write = (...files: string[]): void => {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    fs.writeFileSync(path.join(folder, file), '')
  }
}
const read = () => readOverrides(folder, ['DEU', 'JPN'], KNOWN)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overrides-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true}))

describe('readOverrides', () => {
  it('finds components and tokens of each site, without their styles, tests and own code', () => {
    write(
      'table.ts',
      'DEU/tokens.ts',
      'JPN/components/home/HomeHero.tsx',
      'JPN/components/home/HomeHero.module.css',
      'JPN/components/home/HomeHero.test.tsx',
      'JPN/components/parts/Seal.tsx',
    )
    expect(read()).toEqual([
      {site: 'DEU', components: [], hasTokens: true},
      {site: 'JPN', components: ['home/HomeHero'], hasTokens: false},
    ])
  })

  it('reads nothing where there is no folder', () => {
    expect(readOverrides(path.join(folder, 'none'), ['DEU'], KNOWN)).toEqual([])
  })

  it('stops at a component that is not in the table, and lists those that are', () => {
    write('JPN/components/home/Hero.tsx')
    expect(read).toThrow(
      new Error(
        'overrides/JPN/components/home/Hero.tsx overrides nothing: overrides/table.ts has no component "home/Hero". It has: home/HomeHero, shell/Logo.',
      ),
    )
  })

  it('stops at a site that is not configured, and at a file with another name', () => {
    write('XYZ/tokens.ts', 'JPN/token.ts')
    expect(read).toThrow(
      /^overrides\/JPN\/token\.ts has no use there: .*\noverrides\/XYZ\/ is of no/,
    )
  })
})

describe('registryText', () => {
  it('loads each override lazily, with the props of the table', () => {
    const text = registryText([
      {site: 'DEU', components: [], hasTokens: true},
      {site: 'JPN', components: ['home/HomeHero'], hasTokens: false},
    ])
    expect(text).not.toContain('DEU')
    expect(text).toContain("loadable<OverridableProps['home/HomeHero']>(() => import(")
    expect(text).toContain("'@overrides/JPN/components/home/HomeHero'")
  })

  it('imports nothing without overrides', () => {
    expect(registryText([])).not.toContain('loadable')
  })
})
