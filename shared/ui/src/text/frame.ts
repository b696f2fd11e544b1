/** What a table scrolls in, by its attributes. */
export const frame = {
  'data-scroll': '',
  tabindex: '0',
  role: 'region',
  'aria-label': '表格，可左右滚动',
} as const;
