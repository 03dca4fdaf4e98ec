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
