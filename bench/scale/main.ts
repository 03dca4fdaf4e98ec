/**
 * `npm run bench -- --only scale`: hosts of one process behind Varnish with a shared store, all on this machine: answers
 * per second of each level beside nginx with the same bytes, what telemetry costs, a surge, crashes, purges and a release under load. Prints
 * Markdown and writes `bench/results/scale-{day}.md`. `--seconds N` of each load, `--port N` (the sandbox is 1000 above).
 */
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {describeMachine} from '../report'
import {measureCrashes} from './crashes'
import {measureLevels, measureRenders} from './levels'
import {requirePrograms} from './programs'
import {measureSurge} from './surge'
import {measureTelemetry} from './telemetry'

function write(parts: readonly string[]): string {
  const day = new Date().toISOString().slice(0, 10)
  const file = path.resolve('bench/results', `scale-${day}.md`)
  const about = `${describeMachine()}. Hosts of one process, Varnish, store, sandbox and load generator (wrk, 32 connections) on the same machine; a listing of 38 tiles in Brotli.`
  fs.writeFileSync(file, [`# Scale, measured ${day}`, about, ...parts].join('\n\n') + '\n')
  return file
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      seconds: {type: 'string', default: '8'},
      port: {type: 'string', default: '3340'},
      parts: {type: 'string', default: 'levels,renders,telemetry,surge,crashes'},
    },
  })
  requirePrograms()
  const options = {port: Number(values.port), seconds: Number(values.seconds)}
  const measured: Readonly<Record<string, (chosen: typeof options) => Promise<string>>> = {
    levels: measureLevels,
    renders: measureRenders,
    telemetry: measureTelemetry,
    surge: measureSurge,
    crashes: measureCrashes,
  }
  const parts: string[] = []
  for (const name of values.parts.split(',')) {
    console.error(`Measuring ${name} ...`)
    parts.push((await measured[name]?.(options)) ?? `No part ${name}.`)
    write(parts)
  }
  console.log(`\n${parts.join('\n\n')}\n\nWritten to ${write(parts)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
