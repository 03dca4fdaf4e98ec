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
  trash: (
    <path d="M4.5 6.75h15M9.25 6.5V4.75h5.5V6.5M6.25 6.75l.8 12a1.5 1.5 0 0 0 1.5 1.4h6.9a1.5 1.5 0 0 0 1.5-1.4l.8-12M10.25 10.5v6M13.75 10.5v6" />
  ),
  leaf: (
    <path d="M5.5 18.5C3.9 10.6 8.5 5.25 19.25 5c.5 10.7-4.6 15.5-11.5 13.4M4.5 20.25c1.6-4.9 4.6-8.1 9-9.75" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="7.75" />
      <path d="M12 7.5V12l3.25 2" />
    </>
  ),
  ruler: (
    <>
      <rect x="2.75" y="8" width="18.5" height="8" rx="1.25" />
      <path d="M6.75 8v3M10.25 8v4M13.75 8v3M17.25 8v4" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.25" width="18" height="13.5" rx="1.75" />
      <path d="M3 9.75h18M6.5 15h3.75" />
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
