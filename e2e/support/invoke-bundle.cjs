/** Passes one API Gateway (REST, proxy integration) event to `build/ssr.js` and prints the answer. */
const path = require('path')

const [, , pathname] = process.argv
const {get} = require(path.resolve('build/ssr.js'))

const event = {
  resource: '/{proxy+}',
  path: pathname,
  httpMethod: 'GET',
  headers: {
    Accept: 'text/html',
    Host: process.env.EXTERNAL_DOMAIN_NAME,
    'X-Correlation-Id': 'event',
    'X-Forwarded-Host': process.env.EXTERNAL_DOMAIN_NAME,
    'X-Forwarded-Proto': 'http',
  },
  multiValueHeaders: {},
  queryStringParameters: null,
  multiValueQueryStringParameters: null,
  pathParameters: {proxy: pathname.slice(1)},
  stageVariables: null,
  requestContext: {
    httpMethod: 'GET',
    path: pathname,
    stage: 'test',
    identity: {sourceIp: '127.0.0.1'},
    requestId: 'event',
  },
  body: null,
  isBase64Encoded: false,
}

get(event, {functionName: 'bundle'}, (error, response) => {
  if (error) throw error
  const headers = {...response.headers}
  for (const [name, values] of Object.entries(response.multiValueHeaders ?? {}))
    headers[name] ??= values[0]
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const body = response.isBase64Encoded
    ? Buffer.from(response.body, 'base64').toString('utf8')
    : response.body
  process.stdout.write(
    `<<<${JSON.stringify({statusCode: response.statusCode, headers: lower, body})}>>>`,
    () => process.exit(0),
  )
})
