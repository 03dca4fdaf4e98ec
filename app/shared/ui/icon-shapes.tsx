import type {ReactNode} from 'react'

/** Our own icons on a grid of 24, with a stroke of 1.5. */
export const iconShapes = {
  search: (
    <>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.4 15.4 4.6 4.6" />
    </>
  ),
  bag: (
    <>
      <path d="M5.2 8.5h13.6l.95 10.4a1.5 1.5 0 0 1-1.5 1.6H5.75a1.5 1.5 0 0 1-1.5-1.6z" />
      <path d="M8.75 11V7a3.25 3.25 0 0 1 6.5 0v4" />
    </>
  ),
  heart: (
    <path d="M12 19.75S4 15.2 4 9.6A4.35 4.35 0 0 1 8.35 5.2c1.6 0 2.9.8 3.65 2.1.75-1.3 2.05-2.1 3.65-2.1A4.35 4.35 0 0 1 20 9.6c0 5.6-8 10.15-8 10.15z" />
  ),
  user: (
    <>
      <circle cx="12" cy="8.25" r="3.75" />
      <path d="M4.5 20.25c.7-4 3.6-6 7.5-6s6.8 2 7.5 6" />
    </>
  ),
  menu: <path d="M3.5 7.5h17M3.5 12.5h17M3.5 17.5h11" />,
  close: <path d="m5.75 5.75 12.5 12.5M18.25 5.75l-12.5 12.5" />,
  'chevron-right': <path d="m9.25 5.5 6.5 6.5-6.5 6.5" />,
  'chevron-left': <path d="M14.75 5.5 8.25 12l6.5 6.5" />,
  'chevron-down': <path d="m5.5 9.25 6.5 6.5 6.5-6.5" />,
  plus: <path d="M12 4.75v14.5M4.75 12h14.5" />,
  minus: <path d="M4.75 12h14.5" />,
  check: <path d="m4.75 12.75 4.75 4.75L19.25 7" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.75" rx="1.75" />
      <path d="M8.25 10.5V7.75a3.75 3.75 0 0 1 7.5 0v2.75M12 14.5v2" />
    </>
  ),
  compare: (
    <path d="M4 8.25h14.5M15.25 5l3.25 3.25-3.25 3.25M20 15.75H5.5M8.75 12.5 5.5 15.75 8.75 19" />
  ),
  truck: (
    <>
      <path d="M2.75 6.25h11.5v10.5H9.5M5 16.75H2.75V6.25" />
      <path d="M14.25 9.75h4l3 3.75v3.25h-1.75M15 16.75h-.75" />
      <circle cx="7.25" cy="17" r="2.25" />
      <circle cx="17.25" cy="17" r="2.25" />
    </>
  ),
  return: <path d="M8.75 5.25 4.5 9.5l4.25 4.25M4.5 9.5h9.75a5 5 0 0 1 0 10H9.5" />,
  filter: (
    <>
      <path d="M3.75 7.75h8.5M17.25 7.75h3M3.75 16.25h3M11.75 16.25h8.5" />
      <circle cx="14.75" cy="7.75" r="2.5" />
      <circle cx="9.25" cy="16.25" r="2.5" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M3.75 12h16.5M12 3.75c2.4 2.2 3.6 4.95 3.6 8.25S14.4 18.05 12 20.25C9.6 18.05 8.4 15.3 8.4 12S9.6 5.95 12 3.75z" />
    </>
  ),
  pin: (
    <>
      <path d="M12 20.75s-6.75-5.9-6.75-11a6.75 6.75 0 0 1 13.5 0c0 5.1-6.75 11-6.75 11z" />
      <circle cx="12" cy="9.75" r="2.4" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 5 6v5.25c0 4.4 2.75 7.5 7 9.25 4.25-1.75 7-4.85 7-9.25V6z" />
      <path d="m8.75 11.75 2.4 2.4 4.1-4.4" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 11v5.25M12 7.75v.25" />
    </>
  ),
  'arrow-right': <path d="M4 12h15.5M13.5 6l6 6-6 6" />,
  invoice: (
    <>
      <path d="M6 3.75h8.5L18 7.25v13l-2-1.25-2 1.25-2-1.25-2 1.25-2-1.25-2 1.25z" />
      <path d="M9 9.25h6M9 12.5h6M9 15.75h3.5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof iconShapes
