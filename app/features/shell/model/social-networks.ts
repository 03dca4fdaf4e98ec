/** Names of the social networks by id; each has a symbol of its id in `static/ico/social.svg`. */
export const SOCIAL_NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  twitter: 'Twitter',
  wechat: 'WeChat',
  weibo: 'Weibo',
  xiaohongshu: 'Xiaohongshu',
  youtube: 'YouTube',
}
