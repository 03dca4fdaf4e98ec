import type {ReactNode} from 'react'

/** Line drawings of the social networks, on a grid of 24. */
export const socialShapes: Readonly<Record<string, {name: string; shape: ReactNode}>> = {
  facebook: {
    name: 'Facebook',
    shape: <path d="M15.5 4h-2a3.5 3.5 0 0 0-3.5 3.5V20M7 11.5h7.5" />,
  },
  instagram: {
    name: 'Instagram',
    shape: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.75" />
        <path d="M16.6 7.4v.01" />
      </>
    ),
  },
  pinterest: {
    name: 'Pinterest',
    shape: (
      <>
        <circle cx="12" cy="12" r="8.25" />
        <path d="M9.4 11.8c-.9-2.3.5-4.3 2.8-4.3 2.2 0 3.4 1.5 3 3.4-.4 1.8-1.6 3-3 2.6-.7-.2-1-.7-1-1.2M12 10.5l-2 8" />
      </>
    ),
  },
  tiktok: {
    name: 'TikTok',
    shape: <path d="M13.5 4v10.75a3.5 3.5 0 1 1-3.5-3.5M13.5 4c.3 2.6 2 4.3 4.75 4.5" />,
  },
  twitter: {name: 'Twitter', shape: <path d="m5 5 14 14M19 5 5 19" />},
  wechat: {
    name: 'WeChat',
    shape: (
      <path d="M14.5 9.5C14 6.6 11.4 5 8.9 5 6 5 3.5 7 3.5 9.6c0 1.6.9 2.9 2.2 3.8L5 15.5l2.6-1.2M20.5 14.4c0-2.4-2.3-4.2-5-4.2s-5 1.8-5 4.2 2.3 4.2 5 4.2c.6 0 1.2-.1 1.7-.2l2 1-.5-1.8c1.1-.8 1.8-1.9 1.8-3.2z" />
    ),
  },
  weibo: {
    name: 'Weibo',
    shape: (
      <path d="M10 8c-3 1-6 3.6-6 6.5C4 17.4 7 19 10.2 19c3.7 0 6.8-2 6.8-4.6 0-1.7-1.5-2.4-2.8-2.8.6-1.6-.4-2.6-3.2-1.4C11.4 8.6 11.2 7.6 10 8zM15 5.2a4.6 4.6 0 0 1 5 6" />
    ),
  },
  xiaohongshu: {
    name: 'Xiaohongshu',
    shape: <path d="M5 5.5h6.5v14H5zM11.5 7.5 17 5.8l2.6 13-6 1.2" />,
  },
  youtube: {
    name: 'YouTube',
    shape: (
      <>
        <rect x="3" y="6" width="18" height="12" rx="3.5" />
        <path d="m10.5 9.5 4 2.5-4 2.5z" />
      </>
    ),
  },
}
