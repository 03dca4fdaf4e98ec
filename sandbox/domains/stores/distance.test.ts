import {distanceBetween} from './distance'

const berlin = {latitude: 52.52, longitude: 13.405}
const hamburg = {latitude: 53.5511, longitude: 9.9937}

describe('distanceBetween', () => {
  it('measures in kilometres and in miles', () => {
    expect(distanceBetween(berlin, hamburg, 'km')).toBeCloseTo(255.3, 0)
    expect(distanceBetween(berlin, hamburg, 'mi')).toBeCloseTo(158.6, 0)
    expect(distanceBetween(berlin, berlin, 'km')).toBe(0)
  })

  it('goes the short way across the date line', () => {
    const west = {latitude: 0, longitude: 179.5}
    const east = {latitude: 0, longitude: -179.5}
    expect(distanceBetween(west, east, 'km')).toBeCloseTo(111.2, 0)
  })
})
