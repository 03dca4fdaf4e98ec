import {robotsText} from './search-engine-routes'

it('refuses everything where search engines must list nothing', () =>
  expect(robotsText(false, 'https://shop.example')).toBe('User-agent: *\nDisallow: /\n'))
