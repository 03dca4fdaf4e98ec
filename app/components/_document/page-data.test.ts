import {slimPageData} from './page-data'

const proxyConfigs = [{host: 'api.example', path: 'api', proxyPath: '/mobify/proxy/api'}]

const page = {
  __INITIAL_CORRELATION_ID__: 'c-1',
  __CONFIG__: {
    app: {mark: '</script>'},
    ssrShared: ['static/**/*', '*.js'],
    ssrParameters: {proxyConfigs},
  },
  __PRELOADED_STATE__: {text: '"__CONFIG__":{"a":1},"__PRELOADED_STATE__"', proxyConfigs: [1]},
  __ERROR__: null,
  Progressive: {buildOrigin: '/x/', ssrOptions: {bundleId: 'b', proxyConfigs}},
}

const slim = () => JSON.parse(slimPageData(JSON.stringify(page), page.__CONFIG__)) as typeof page

test('server configuration stays out of the page', () => {
  expect(slim().__CONFIG__).toEqual({app: {mark: '</script>'}})
})

test('the rest of the page passes unchanged', () => {
  const {__CONFIG__: _config, ...rest} = slim()
  const {__CONFIG__: _before, ...expected} = page
  expect(rest).toEqual(expected)
})

test('slashes are written as such, brackets are not', () => {
  const address = {path: '/deu/de-de', back: '\\u002F', tag: '</script>'}
  const spelt = JSON.stringify({...page, __PRELOADED_STATE__: address})
    .replace(/\//g, '\\u002F')
    .replace(/</g, '\\u003C')
  const written = slimPageData(spelt, page.__CONFIG__)
  expect(written).toContain('"/deu/de-de"')
  expect(written).not.toContain('<')
  expect((JSON.parse(written) as typeof page).__PRELOADED_STATE__).toEqual(address)
})
