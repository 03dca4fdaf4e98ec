import type {ReactNode} from 'react'
import type {AssistantId} from '../model/assistants'

/** Icons of the assistants, on the grid of `icon-shapes.tsx`. */
export const assistantShapes: Readonly<Record<AssistantId, ReactNode>> = {
  chat: (
    <>
      <path d="M4.25 6.5a2 2 0 0 1 2-2h11.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-6l-4.5 3.75V16h-1a2 2 0 0 1-2-2z" />
      <path d="M8.25 8.75h7.5M8.25 11.75h4.5" />
    </>
  ),
  storeAssistant: (
    <>
      <path d="M4.75 9.75V19a.75.75 0 0 0 .75.75h13a.75.75 0 0 0 .75-.75V9.75" />
      <path d="M3.75 9.25 5.5 4.5h13l1.75 4.75a2.4 2.4 0 0 1-4.1.75 2.75 2.75 0 0 1-4.15 0 2.75 2.75 0 0 1-4.15 0 2.4 2.4 0 0 1-4.1-.75z" />
      <path d="M9.75 19.5v-5h4.5v5" />
    </>
  ),
}
