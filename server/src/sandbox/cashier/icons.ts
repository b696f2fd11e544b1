import { type Markup, trusted } from './html';

const line =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** Channel marks, drawn for the sandbox. */
export const channelMark: Record<'wechat' | 'alipay', Markup> = {
  wechat: trusted(
    '<svg class="mark" viewBox="0 0 36 36" aria-hidden="true"><rect width="36" height="36" rx="9" fill="#07a854"/><path d="M15 8.5c-5 0-9 3.300-9 7.400 0 2.300 1.300 4.300 3.300 5.700l-.8 2.900 3.300-1.700c1 .3 2.100.5 3.200.5l.7-.1a6.600 6.600 0 0 1-.2-1.600c0-4 3.700-6.900 8-6.900h.3C22.900 11.300 19.300 8.500 15 8.500z" fill="#fff"/><path d="M30 21.700c0-3.200-3-5.700-6.600-5.700s-6.500 2.500-6.500 5.700 2.900 5.700 6.500 5.700c.8 0 1.600-.1 2.300-.3l2.400 1.300-.6-2.200c1.500-1 2.500-2.700 2.500-4.500z" fill="#fff"/><g fill="#07a854"><circle cx="12.200" cy="14" r="1.200"/><circle cx="17.800" cy="14" r="1.200"/><circle cx="21.300" cy="20.600" r="1"/><circle cx="25.500" cy="20.600" r="1"/></g></svg>',
  ),
  alipay: trusted(
    '<svg class="mark" viewBox="0 0 36 36" aria-hidden="true"><rect width="36" height="36" rx="9" fill="#1677ff"/><g fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"><path d="M9.500 12.500h17M18 8v9M11.500 17.500h12.800c-1.500 4.600-6.200 8.600-13.300 10.500M13 20.500c3 3.700 7.200 6.200 12 7.500"/></g></svg>',
  ),
};

export const shield = trusted(
  `<svg class="i" viewBox="0 0 24 24" aria-hidden="true" ${line}><path d="M12 3l7 3v5c0 4.500-2.900 8.300-7 10-4.100-1.700-7-5.500-7-10V6z"/><path d="M9 12l2.200 2.200L15.500 10"/></svg>`,
);
export const chevron = trusted(
  `<svg class="i chevron" viewBox="0 0 24 24" aria-hidden="true" ${line}><path d="M6 9l6 6 6-6"/></svg>`,
);
export const tick = trusted(
  `<svg class="i" viewBox="0 0 24 24" aria-hidden="true" ${line}><path d="M5 12.500l4.500 4.500L19 7.500"/></svg>`,
);

const glyphs = {
  success: '<path class="draw" d="M46 61l10 10 19-21"/>',
  waiting: '<circle cx="60" cy="60" r="17"/><path d="M60 50v10l7 5"/>',
  closed: '<path d="M50 50l20 20M70 50L50 70"/>',
  unknown: '<path d="M53 54c0-4 3-7 7-7s7 3 7 6.500c0 4.500-7 5.500-7 10.500"/><path d="M60 72v.5"/>',
  cancelled: '<path d="M67 51H53a7 7 0 0 0 0 14h6"/><path d="M62 46l6 5-6 5"/>',
} as const;

export type SceneName = keyof typeof glyphs;

/** A disc over two harbour waves; the tone comes from the style sheet. */
export function scene(name: SceneName): Markup {
  return trusted(
    `<svg class="scene ${name}" viewBox="0 0 120 112" aria-hidden="true"><circle class="disc" cx="60" cy="60" r="38"/><g class="glyph" fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${glyphs[name]}</g><g class="waves" fill="none" stroke-width="3" stroke-linecap="round"><path d="M10 98c6-4 11-4 17 0s11 4 17 0 11-4 17 0 11 4 17 0 11-4 17 0 9 3 15 0"/><path d="M30 107c6-3 10-3 15 0s10 3 15 0 10-3 15 0 10 3 15 0"/></g></svg>`,
  );
}

/** The shop's own mark. */
export const shopMark = trusted(
  '<svg class="shop-mark" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="10" fill="#1f4fd8"/><path d="M20.600 6.500c5.600 5.200 9.400 11.400 10.600 18.600H20.600z" fill="#fff"/><path d="M18.600 11.400v13.700H8.800c4.400-3.600 7.700-8.200 9.800-13.700z" fill="#fff" opacity=".72"/><path d="M2 30.500c3-1.800 5.700-1.800 8.700 0s6 1.800 9 0 6-1.800 9 0 6.300 1.800 9.300 0" fill="none" stroke="#12c0ac" stroke-width="3" stroke-linecap="round"/></svg>',
);
