/** Keys of messages on devices for development: made at the first start, kept beside the data of the sandbox. */
import {createECDH, randomBytes} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {root} from './setup.mjs'

function makeKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // The number may begin with zeros, which the pair leaves out.
  const number = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return {
    PUSH_PUBLIC_KEY: pair.getPublicKey().toString('base64url'),
    PUSH_PRIVATE_KEY: number.toString('base64url'),
    PUSH_SEND_SECRET: randomBytes(24).toString('base64url'),
  }
}

function storedKeys(dataFolder) {
  const file = path.resolve(root, dataFolder, 'push-keys.json')
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'))
  const keys = makeKeys()
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, {mode: 0o600})
  return keys
}

/** Variables of a shop without keys of its own, whose messages also reach the push service of the sandbox. */
export function pushEnvironment({SANDBOX_DATA, SANDBOX_PORT, PUSH_SERVICES, ...given}) {
  const names = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT', 'PUSH_SEND_SECRET']
  if (names.some((name) => given[name])) {
    return given.PUSH_SEND_SECRET ? {SANDBOX_SHOP_HMAC_KEY: given.PUSH_SEND_SECRET} : {}
  }
  const keys = storedKeys(SANDBOX_DATA)
  return {
    ...keys,
    PUSH_SUBJECT: 'mailto:development@example.com',
    SANDBOX_SHOP_HMAC_KEY: keys.PUSH_SEND_SECRET,
    PUSH_SERVICES: [
      ...PUSH_SERVICES.map(addressOf),
      `http://localhost:${SANDBOX_PORT}/push-service/send/`,
    ].join(),
  }
}

const addressOf = ({protocol, hostname, port, path: folder}) =>
  `${protocol}//${hostname}${port ? `:${port}` : ''}${folder}`
