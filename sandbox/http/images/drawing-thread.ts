import path from 'node:path'
import {Worker} from 'node:worker_threads'
import type {DrawAnswer, DrawOrder} from './draw-worker'
import type {Picture} from './picture-path'

interface Waiting {
  readonly resolve: (svg: string) => void
  readonly reject: (error: Error) => void
}

/**
 * Draws SVGs on a thread of its own, so that a new picture never holds up an API call. The thread
 * starts with the first order and does not keep the process alive; one that dies is replaced.
 */
export class DrawingThread {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private orders = 0

  draw(picture: Picture, background: string | null): Promise<string> {
    const order: DrawOrder = {id: ++this.orders, picture, background}
    return new Promise((resolve, reject) => {
      this.waiting.set(order.id, {resolve, reject})
      this.thread().postMessage(order)
    })
  }

  async close(): Promise<void> {
    const worker = this.worker
    this.worker = null
    await worker?.terminate()
  }

  private thread(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(path.join(__dirname, 'draw-worker.ts'), {
      execArgv: ['--require', require.resolve('tsx/cjs')],
    })
    worker.unref()
    worker.on('message', (answer: DrawAnswer) => {
      const waiting = this.waiting.get(answer.id)
      this.waiting.delete(answer.id)
      if ('svg' in answer) waiting?.resolve(answer.svg)
      else waiting?.reject(new Error(answer.error))
    })
    worker.on('error', (error) => this.fail(worker, error as Error))
    worker.on('exit', () => this.fail(worker, new Error('The drawing thread ended.')))
    this.worker = worker
    return worker
  }

  private fail(worker: Worker, error: Error): void {
    if (this.worker === worker) this.worker = null
    for (const {reject} of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}
