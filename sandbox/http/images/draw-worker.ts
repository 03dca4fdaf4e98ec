import {parentPort} from 'node:worker_threads'
import {drawPicture} from './draw-picture'
import type {Picture} from './picture-path'

/** A drawing order and its answer, between the endpoint and the drawing thread. */
export interface DrawOrder {
  readonly id: number
  readonly picture: Picture
  readonly background: string | null
}

export type DrawAnswer =
  {readonly id: number; readonly svg: string} | {readonly id: number; readonly error: string}

parentPort?.on('message', (order: DrawOrder) => {
  let answer: DrawAnswer
  try {
    answer = {id: order.id, svg: drawPicture(order.picture, order.background)}
  } catch (error) {
    answer = {
      id: order.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
  parentPort?.postMessage(answer)
})
