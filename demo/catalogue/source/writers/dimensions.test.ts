import {archiveXml} from '../../testing/archive-xml'
import {languages} from '../languages/languages'
import {dimensions} from './dimensions'

const source: Parameters<typeof dimensions>[0] = {
  dimensions: [
    ['weight', '10.9 kg'],
    ['seatHeight', '45 cm'],
  ],
  ageFrom: '6m',
}

const textIn = (code: string): string =>
  dimensions(source).find(({attributes}) => attributes['xml:lang'] === code)?.text ?? ''

describe('the table of dimensions', () => {
  it.each(languages.filter((language) => language !== 'no'))(
    'has label and value of each row in %s',
    (language) => {
      const lines = textIn(language).split('\n')
      expect(lines).toHaveLength(3)
      for (const line of lines) expect(line).toMatch(/^[^:]+: \S/)
      expect(textIn(language)).not.toMatch(/Weight|Seat height|Age|From 6/)
    },
  )

  it('writes decimals and units as the language does', () => {
    expect(textIn('x-default')).toBe('Weight: 10.9 kg\nSeat height: 45 cm\nAge: From 6 months')
    expect(textIn('pl')).toContain('Waga: 10,9 kg')
    expect(textIn('ru')).toContain('Вес: 10,9 кг')
    expect(textIn('ko')).toContain('무게: 10.9 kg')
    expect(textIn('ar')).toContain('الوزن: 10.9 كجم')
  })

  it('separates several values as the language does', () => {
    const wheels = dimensions({dimensions: [['wheels', '18 cm, 25 cm']], ageFrom: '6m'})
    const textOf = (code: string) =>
      wheels.find(({attributes}) => attributes['xml:lang'] === code)?.text ?? ''
    expect(textOf('de')).toContain('18 cm, 25 cm')
    expect(textOf('ja')).toContain('18 cm、25 cm')
    expect(textOf('zh-CN')).toContain('18 cm、25 cm')
    expect(textOf('ar')).toContain('18 سم، 25 سم')
  })

  it('stands in the archive beside the care of the material', () => {
    const xml = archiveXml('catalogs/barnholt-master/catalog.xml')
    expect(xml).toContain('<custom-attribute attribute-id="dimensions" xml:lang="fi">')
    expect(xml).toMatch(/attribute-id="care" xml:lang="cs">Perte v pračce/)
  })
})
