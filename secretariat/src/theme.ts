import { theme as antd, type ThemeConfig } from 'antd';

/** The breakpoints of P2.7; antd throws unless every one of them is given. */
const SCREENS = {
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: 599,
  screenSM: 600,
  screenSMMin: 600,
  screenSMMax: 959,
  screenMD: 960,
  screenMDMin: 960,
  screenMDMax: 1279,
  screenLG: 1280,
  screenLGMin: 1280,
  screenLGMax: 1919,
  screenXL: 1920,
  screenXLMin: 1920,
  screenXLMax: 2559,
  screenXXL: 2560,
  screenXXLMin: 2560,
  screenXXLMax: 3839,
  screenXXXL: 3840,
  screenXXXLMin: 3840,
} as const;

/** The values of theme.css that antd must compute with: it cannot derive a shade from a CSS variable. */
export const PALETTE = {
  light: {
    ink: '#14213d',
    onInk: '#ffffff',
    ink2: '#475569',
    ink3: '#5f6b7c',
    paper: '#f7f5f0',
    sheet: '#ffffff',
    tint: '#efece4',
    line: '#dfdbd1',
    edge: '#7a8699',
    link: '#0b5cad',
    linkWash: '#e8f1fb',
    ok: '#1b6e3c',
    warn: '#8a5a00',
    err: '#b42318',
    okWash: '#e6f4ea',
    warnWash: '#fff6df',
    errWash: '#fdecea',
  },
  dark: {
    ink: '#e8ecf4',
    onInk: '#10182a',
    ink2: '#b0bbcb',
    ink3: '#94a1b4',
    paper: '#0e141f',
    sheet: '#161e2c',
    tint: '#1e2838',
    line: '#263143',
    edge: '#74839a',
    link: '#7bb8ff',
    linkWash: '#14263f',
    ok: '#76d19a',
    warn: '#f1c45c',
    err: '#ff9b90',
    okWash: '#12301f',
    warnWash: '#33270b',
    errWash: '#3b1a17',
  },
} as const;

/** Shorter than a frame, and still there: without motion the library moves the focus off the field that asked for it. */
const NO_MOTION = { motionDurationFast: '1ms', motionDurationMid: '1ms', motionDurationSlow: '1ms' } as const;

interface Reader {
  readonly dark: boolean;
  /** The pointer is a finger: controls grow to 44 px. */
  readonly coarse: boolean;
  /** Nothing moves for whom motion troubles. */
  readonly still: boolean;
}

/** antd dressed as the rest of the product. */
export function secretariatTheme({ dark, coarse, still }: Reader): ThemeConfig {
  const c = PALETTE[dark ? 'dark' : 'light'];
  return {
    algorithm: dark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    cssVar: { key: 'le' },
    token: {
      ...SCREENS,
      colorPrimary: c.link,
      colorLink: c.link,
      colorInfo: c.link,
      colorSuccess: c.ok,
      colorWarning: c.warn,
      colorError: c.err,
      colorInfoBg: c.linkWash,
      colorSuccessBg: c.okWash,
      colorWarningBg: c.warnWash,
      colorErrorBg: c.errWash,
      colorText: c.ink,
      colorTextSecondary: c.ink2,
      colorTextTertiary: c.ink3,
      colorTextDescription: c.ink2,
      colorTextPlaceholder: c.ink3,
      colorBgLayout: c.paper,
      colorBgContainer: c.sheet,
      colorBorder: c.edge,
      colorBorderSecondary: c.line,
      fontFamily: 'var(--font)',
      fontSize: 15,
      borderRadius: 6,
      borderRadiusSM: 3,
      borderRadiusLG: 12,
      controlHeight: coarse ? 44 : 40,
      ...(still ? NO_MOTION : { motionDurationMid: '0.15s' }),
    },
    components: {
      Button: { colorPrimary: c.ink, colorPrimaryHover: c.ink2, colorPrimaryActive: c.ink, primaryColor: c.onInk },
      // As high as the browser's own fields beside it.
      Select: { controlHeight: 44 },
      Table: {
        headerBg: c.tint,
        rowSelectedBg: c.linkWash,
        rowHoverBg: c.tint,
        colorBgContainer: 'transparent',
        headerSplitColor: 'transparent',
      },
      Segmented: { trackBg: c.tint, itemSelectedBg: c.sheet },
    },
  };
}
