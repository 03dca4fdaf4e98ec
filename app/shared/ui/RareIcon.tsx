import type {ReactNode} from 'react'
import {Drawing} from './Icon'

/** Icons that few places use: separate from those of `Icon`, which every page loads. */
const shapes = {
  gift: (
    <>
      <path d="M5 12v7.25h14V12M3.75 8.25h16.5V12H3.75zM12 8.25v11" />
      <path d="M12 8.25S8.4 8.1 7.6 6.6c-.7-1.3.1-2.6 1.4-2.6 2 0 3 4.25 3 4.25s1-4.25 3-4.25c1.3 0 2.1 1.3 1.4 2.6-.8 1.5-4.4 1.65-4.4 1.65" />
    </>
  ),
  share: <path d="M12 14.75V4.25M8.25 7.75 12 4l3.75 3.75M7.5 10.5H5.75v9.25h12.5v-9.25H16.5" />,
  link: (
    <path d="M10 14a3.75 3.75 0 0 0 5.3 0l3.1-3.1a3.75 3.75 0 0 0-5.3-5.3l-1.2 1.2M14 10a3.75 3.75 0 0 0-5.3 0l-3.1 3.1a3.75 3.75 0 0 0 5.3 5.3l1.2-1.2" />
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1.75" />
      <path d="m4.25 7 7.75 6 7.75-6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

interface RareIconProps {
  name: keyof typeof shapes
  /** Size in CSS pixels. */
  size?: number
}

/** An icon like those of `Icon`. */
export function RareIcon({name, size}: RareIconProps) {
  return <Drawing size={size}>{shapes[name]}</Drawing>
}
