/** Styles of articles, by the widget `stylesheet`: an asset whose body is the text of a stylesheet. */
export const articleStyles = {
  id: 'newsroom-styles',
  css: 'blockquote{margin-inline:0;padding-inline-start:1.5rem;border-inline-start:3px solid #24443a;font-size:1.5rem;line-height:1.4;color:#24443a}',
}
