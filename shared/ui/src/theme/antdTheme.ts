import type { ThemeConfig } from 'antd';
import { tokens } from './tokens';

const px = (value: string) => Number.parseInt(value, 10);

/** antd's theme, made of our tokens; the component entries only undo what antd derives differently from the design. */
export const antdTheme: ThemeConfig = {
  cssVar: { key: 'harbor' },
  hashed: false,
  token: {
    colorPrimary: tokens.primary,
    // antd would lighten it, and white words on it would be hard to read.
    colorPrimaryHover: tokens['primary-strong'],
    colorInfo: tokens.primary,
    colorSuccess: tokens['accent-ink'],
    colorWarning: tokens.gold,
    colorError: tokens['alert-ink'],
    colorLink: tokens.primary,
    colorTextBase: tokens.ink,
    colorText: tokens.ink,
    colorTextSecondary: tokens['ink-2'],
    colorTextTertiary: tokens['ink-2'],
    colorTextDescription: tokens['ink-2'],
    colorTextPlaceholder: tokens.placeholder,
    colorBorder: tokens['line-strong'],
    colorBorderSecondary: tokens.line,
    colorSplit: tokens.line,
    colorBgLayout: tokens.page,
    borderRadius: px(tokens.radius),
    borderRadiusLG: px(tokens['radius-l']),
    borderRadiusSM: 6,
    controlHeight: 36,
    controlHeightLG: 44,
    controlHeightSM: 28,
    fontFamily: tokens.font,
    fontSize: 14,
    lineHeight: 1.6,
    boxShadowSecondary: tokens.shadow,
  },
  components: {
    Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', borderRadiusLG: 8 },
    Input: { borderRadiusLG: 8 },
    Modal: { borderRadiusLG: 16 },
    Tag: { borderRadiusSM: 4 },
    Rate: { starColor: '#e5a51f' },
  },
};
