import { theme as antd, type ThemeConfig } from 'antd';

/** The breakpoints of P2.7; antd throws if one is missing. */
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

/** The colours of theme.css as values: antd derives shades from them, which it cannot do from a CSS variable. */
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

/** Shorter than a frame but not off: without any motion antd moves the focus off the field that asked for it. */
const NO_MOTION = { motionDurationFast: '1ms', motionDurationMid: '1ms', motionDurationSlow: '1ms' } as const;

interface ThemeOptions {
  readonly isDark: boolean;
  /** Whether the pointer is a finger: controls grow to 44 px. */
  readonly hasCoarsePointer: boolean;
  /** Whether the reader prefers reduced motion. */
  readonly isMotionReduced: boolean;
}

/** antd's theme in the colours and sizes of the rest of the product. */
export function buildTheme({ isDark, hasCoarsePointer, isMotionReduced }: ThemeOptions): ThemeConfig {
  const colors = PALETTE[isDark ? 'dark' : 'light'];
  return {
    algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    // antd gives this class to all it draws, layers at the end of the page too, so that they are of this part.
    cssVar: { key: 'part-secretariat' },
    token: {
      ...SCREENS,
      colorPrimary: colors.link,
      colorLink: colors.link,
      colorInfo: colors.link,
      colorSuccess: colors.ok,
      colorWarning: colors.warn,
      colorError: colors.err,
      colorInfoBg: colors.linkWash,
      colorSuccessBg: colors.okWash,
      colorWarningBg: colors.warnWash,
      colorErrorBg: colors.errWash,
      colorText: colors.ink,
      colorTextSecondary: colors.ink2,
      colorTextTertiary: colors.ink3,
      colorTextDescription: colors.ink2,
      colorTextPlaceholder: colors.ink3,
      colorBgLayout: colors.paper,
      colorBgContainer: colors.sheet,
      colorBgElevated: colors.sheet,
      colorBorder: colors.edge,
      colorBorderSecondary: colors.line,
      // As behind the browser's own dialogs, which ask before something is done.
      colorBgMask: 'var(--veil)',
      fontFamily: 'var(--font)',
      fontSize: 15,
      borderRadius: 6,
      borderRadiusSM: 3,
      borderRadiusLG: 12,
      controlHeight: hasCoarsePointer ? 44 : 40,
      controlItemBgActive: colors.linkWash,
      controlItemBgHover: colors.tint,
      // antd's own ring around a select is too pale to be seen.
      controlOutline: colors.link,
      // The ring of focus of buttons, tabs and menu items.
      colorPrimaryBorder: colors.link,
      ...(isMotionReduced ? NO_MOTION : { motionDurationMid: '0.15s' }),
    },
    components: {
      Button: {
        colorPrimary: colors.ink,
        colorPrimaryHover: colors.ink2,
        colorPrimaryActive: colors.ink,
        primaryColor: colors.onInk,
      },
      // As high as the native fields beside it.
      Select: { controlHeight: 44 },
      Table: {
        headerBg: colors.tint,
        rowSelectedBg: colors.linkWash,
        rowHoverBg: colors.tint,
        colorBgContainer: 'transparent',
        headerSplitColor: 'transparent',
      },
      // As the title of the browser's own dialogs.
      Modal: { titleFontSize: 21, titleLineHeight: 1.2 },
      Segmented: { trackBg: colors.tint, itemSelectedBg: colors.sheet },
    },
  };
}
