/**
 * A small server of the protocol of Valkey and Redis (RESP 2) with the commands that the shared store uses: it stands for
 * `redis-server` in tests on machines without it, and has its options `--port`, `--requirepass` and `--maxmemory`.
 */
import net, {type Socket} from 'node:net'
import {parseArgs} from 'node:util'
import {Refusal, SmallDatabase} from './small-database'
import {smallScripts} from './small-scripts'

const {values: options} = parseArgs({
  strict: false,
  options: {port: {type: 'string'}, requirepass: {type: 'string'}, maxmemory: {type: 'string'}},
})
const database = new SmallDatabase(options.maxmemory ? 2 ** 20 : 0)
const subscribers = new Map<Socket, Set<string>>()

const OK = {status: 'OK'}

function encode(value: unknown): string {
  if (value === null || value === undefined) return '$-1\r\n'
  if (typeof value === 'number') return `:${Math.trunc(value)}\r\n`
  if (typeof value === 'string') return `$${value.length}\r\n${value}\r\n`
  if (Array.isArray(value)) return `*${value.length}\r\n${value.map(encode).join('')}`
  if (value instanceof Refusal) return `-${value.message}\r\n`
  return `+${(value as typeof OK).status}\r\n`
}

const send = (socket: Socket, value: unknown): boolean => socket.write(encode(value), 'latin1')

function publish(channel: string, text: string): number {
  const receivers = [...subscribers].filter(([, channels]) => channels.has(channel))
  for (const [socket] of receivers) send(socket, ['message', channel, text])
  return receivers.length
}

const bound = (text = ''): number => (text === '+inf' ? Infinity : Number(text))

function set(key: string, value: string, flags: readonly string[]): unknown {
  if (flags.includes('NX') && database.get(key) !== undefined) return null
  const at = flags.indexOf('PX')
  const left = flags.includes('KEEPTTL') ? database.left(key) : Number(flags[at + 1])
  database.set(key, value, at < 0 && !flags.includes('KEEPTTL') ? Infinity : Date.now() + left)
  return OK
}

function members(key: string, added: readonly string[]): Set<string> {
  const known = database.get<Set<string>>(key) ?? new Set<string>()
  for (const member of added) known.add(member)
  if (added.length > 0) database.set(key, known)
  return known
}

function evaluate([script = '', count, ...rest]: readonly string[]): unknown {
  const name = /^-- ([\w-]+)$/m.exec(script)?.[1] ?? ''
  const keys = Number(count)
  return smallScripts[name]?.(database, rest.slice(0, keys), rest.slice(keys), publish)
}

const commands: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
  client: () => OK,
  info: () => 'redis_version:7.0.0\r\nloading:0\r\n',
  ping: () => ({status: 'PONG'}),
  select: () => OK,
  get: ([key = '']) => database.get<string>(key),
  set: ([key = '', value = '', ...flags]) => set(key, value, flags),
  del: (keys) => keys.reduce((sum, key) => sum + database.delete(key), 0),
  pttl: ([key = '']) => database.left(key),
  pexpire: ([key = '', ms]) => database.expire(key, Number(ms)),
  keys: ([pattern = '']) => database.names(pattern),
  flushall: () => (database.clear(), OK),
  sadd: ([key = '', ...added]) => members(key, added).size,
  smembers: ([key = '']) => [...members(key, [])],
  zadd: ([key = '', score, member = '']) => (database.score(key, member, Number(score)), 1),
  zrangebyscore: ([key = '', from, to]) =>
    database
      .sorted(key)
      .filter(([, score]) => score >= bound(from) && score <= bound(to))
      .flatMap(([member, score]) => [member, String(score)]),
  zremrangebyscore: ([key = '', from, to]) => {
    const scores = database.get<Map<string, number>>(key)
    const over = database
      .sorted(key)
      .filter(([, score]) => score >= bound(from) && score <= bound(to))
    return over.filter(([member]) => scores?.delete(member)).length
  },
  publish: ([channel = '', text = '']) => publish(channel, text),
  eval: evaluate,
}

function answer(socket: Socket, user: {known: boolean}, [name = '', ...args]: string[]): void {
  const command = name.toLowerCase()
  if (command === 'auth') {
    user.known = args.at(-1) === options.requirepass
    return void send(socket, user.known ? OK : new Refusal('WRONGPASS invalid password'))
  }
  if (!user.known) return void send(socket, new Refusal('NOAUTH Authentication required.'))
  if (command === 'subscribe') {
    const channels = subscribers.get(socket) ?? new Set<string>()
    subscribers.set(socket, channels)
    for (const channel of args) send(socket, ['subscribe', channel, channels.add(channel).size])
    return
  }
  if (command === 'ping' && subscribers.has(socket)) return void send(socket, ['pong', ''])
  try {
    const run = commands[command]
    send(socket, run ? run(args) : new Refusal(`ERR unknown command '${command}'`))
  } catch (error) {
    send(socket, error instanceof Refusal ? error : new Refusal(`ERR ${String(error)}`))
  }
}

/** The first command of some bytes and the bytes after it; null while it is not complete. */
function readCommand(bytes: string): {args: string[]; rest: string} | null {
  const line = (from: number) => {
    const end = bytes.indexOf('\r\n', from)
    return end < 0 ? null : {number: Number(bytes.slice(from + 1, end)), next: end + 2}
  }
  const start = line(0)
  if (!start) return null
  const args: string[] = []
  let at = start.next
  while (args.length < start.number) {
    const part = line(at)
    if (!part || bytes.length < part.next + part.number + 2) return null
    args.push(bytes.slice(part.next, part.next + part.number))
    at = part.next + part.number + 2
  }
  return {args, rest: bytes.slice(at)}
}

net
  .createServer((socket) => {
    const user = {known: options.requirepass === undefined}
    let bytes = ''
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.toString('latin1')
      for (let read = readCommand(bytes); read; read = readCommand(bytes)) {
        bytes = read.rest
        answer(socket, user, read.args)
      }
    })
    socket.on('close', () => subscribers.delete(socket))
    socket.on('error', () => undefined)
  })
  .listen(Number(options.port), '127.0.0.1')
