import {present} from './expectations'
import type {Stage} from './scenario'

interface Mail {
  to: string
  code?: string
}

/** The code in the latest mail to somebody, from the target's outbox. */
export async function codeMailedTo({target, anonymous}: Stage, to: string): Promise<string> {
  const outbox = present(target.outboxUrl, 'the outbox')
  const response = await anonymous.open(`${outbox}?to=${encodeURIComponent(to)}`)
  const {data} = (await response.json()) as {data: Mail[]}
  return present(data[0]?.code, `a code mailed to ${to}`)
}
