import {
  clustersOf,
  fitted,
  MAX_ZOOM,
  MIN_ZOOM,
  project,
  tilesOf,
  unproject,
  zoomed,
} from './map-view'

const berlin = {latitude: 52.5297, longitude: 13.4019}
const hamburg = {latitude: 53.5436, longitude: 9.9985}
const potsdam = {latitude: 52.396, longitude: 13.059}

it('projects the middle of the world to the middle of the tile', () => {
  expect(project({latitude: 0, longitude: 0}, 0)).toEqual({x: 256, y: 256})
  expect(project({latitude: 0, longitude: 180}, 1).x).toBe(1024)
})

it('fits places into a square, whatever their number', () => {
  const view = fitted([berlin, hamburg], 300)
  for (const place of [berlin, hamburg]) {
    const {x, y} = project(place, view.zoom)
    expect(Math.abs(x - view.x)).toBeLessThanOrEqual(150)
    expect(Math.abs(y - view.y)).toBeLessThanOrEqual(150)
  }
  expect(fitted([berlin], 300).zoom).toBe(6)
  expect(fitted([], 300).zoom).toBe(4)
})

it('zooms around the middle, between the limits', () => {
  const view = fitted([berlin], 300)
  expect(zoomed(view, 1)).toEqual({x: view.x * 2, y: view.y * 2, zoom: 7})
  expect(zoomed(view, 5).zoom).toBe(MAX_ZOOM)
  expect(zoomed(view, -20).zoom).toBe(MIN_ZOOM)
})

it('covers the map with tiles, across the date line', () => {
  const tiles = tilesOf({x: 10, y: 600, zoom: 2}, {x: 300, y: 200})
  expect(tiles.map(({path}) => path)).toEqual(['2/3/0', '2/0/0', '2/3/1', '2/0/1'])
  expect(tiles[0]).toMatchObject({x: -522, y: -600})
  expect(tilesOf({x: 10, y: 10, zoom: 2}, {x: 9, y: 300})).toHaveLength(1)
})

it('joins stores whose markers would cover each other', () => {
  const stores = [{place: berlin}, {place: potsdam}, {place: hamburg}, {place: null}]
  const far = clustersOf(stores, fitted([berlin, hamburg], 100))
  expect(far.map(({items}) => items.length)).toEqual([2, 1])
  const near = clustersOf(stores, {...project(berlin, MAX_ZOOM), zoom: MAX_ZOOM})
  expect(near).toHaveLength(3)
  expect(near[0]).toMatchObject({x: 0, y: 0})
})

it('finds the place of a point again', () => {
  const place = {latitude: 52.52, longitude: -13.4}
  const [longitude, latitude] = unproject({...project(place, 5), zoom: 5})
  expect(longitude).toBeCloseTo(place.longitude, 6)
  expect(latitude).toBeCloseTo(place.latitude, 6)
})
