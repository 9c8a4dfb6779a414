/**
 * The design tokens, light and dark. Feature code never repeats a value: it names a token (`token.ts`).
 * Contrast is held by a test: texts 4.5:1 on every ground they stand on, marks 3:1.
 */
export interface TokenValues {
  readonly brand: string;
  readonly brandInk: string;
  readonly brandSoft: string;
  readonly onBrand: string;
  readonly bg: string;
  readonly surface: string;
  /** Of chips, tracks and what the pointer is on. In the dark it stands above the surface: what is darker than that is lost. */
  readonly sunken: string;
  /** Of rows without a time of day. */
  readonly row: string;
  readonly line: string;
  readonly line2: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly day: string;
  readonly dayTint: string;
  readonly dayInk: string;
  readonly night: string;
  readonly nightTint: string;
  readonly nightInk: string;
  readonly sunset: string;
  readonly sunsetTint: string;
  readonly sunsetInk: string;
  readonly dawn: string;
  readonly dawnTint: string;
  readonly dawnInk: string;
  readonly ok: string;
  readonly okInk: string;
  readonly okTint: string;
  readonly err: string;
  readonly errInk: string;
  readonly errTint: string;
  readonly warn: string;
  readonly warnInk: string;
  readonly warnTint: string;
  readonly invertedUp: string;
  readonly invertedDown: string;
  readonly shadow: string;
  readonly lift: string;
  readonly veil: string;
}

export const LIGHT: TokenValues = {
  brand: '#1464FF',
  brandInk: '#0B4FD6',
  brandSoft: '#E8F0FF',
  onBrand: '#FFFFFF',
  bg: '#F4F6F8',
  surface: '#FFFFFF',
  sunken: '#EDF0F4',
  row: '#EDF0F4',
  line: '#E2E6EC',
  line2: '#CBD2DB',
  ink: '#12161C',
  ink2: '#4A5462',
  ink3: '#5C6776',
  day: '#F2B705',
  dayTint: '#FFF7DB',
  dayInk: '#8A6500',
  night: '#0FA3C2',
  nightTint: '#DFF5FA',
  nightInk: '#0A6E84',
  sunset: '#F76B15',
  sunsetTint: '#FFEBDD',
  sunsetInk: '#B4470A',
  dawn: '#8E6FE8',
  dawnTint: '#EEE9FF',
  dawnInk: '#5B3FC0',
  ok: '#1F9D57',
  okInk: '#177A43',
  okTint: '#E2F6EA',
  err: '#D92D3A',
  errInk: '#C01F2C',
  errTint: '#FDE8E9',
  warn: '#B76E00',
  warnInk: '#8C5400',
  warnTint: '#FFF3DC',
  invertedUp: '#FFB4B8',
  invertedDown: '#9FE3BC',
  shadow: '0 1px 2px rgba(16,24,40,.06)',
  lift: '0 10px 24px rgba(16,24,40,.18), 0 2px 6px rgba(16,24,40,.12)',
  veil: 'rgba(16,24,40,.36)',
};

export const DARK: TokenValues = {
  brand: '#5B93FF',
  brandInk: '#8FB5FF',
  brandSoft: '#16233D',
  onBrand: '#0B1220',
  bg: '#0F1216',
  surface: '#171B21',
  sunken: '#1D232B',
  row: '#222933',
  line: '#262C35',
  line2: '#39424E',
  ink: '#EEF1F5',
  ink2: '#B4BDC9',
  ink3: '#8B96A5',
  day: '#F2B705',
  dayTint: '#2B2610',
  dayInk: '#F0CE5A',
  night: '#0FA3C2',
  nightTint: '#0E272E',
  nightInk: '#59CDE4',
  sunset: '#F76B15',
  sunsetTint: '#2E1D12',
  sunsetInk: '#FF9E63',
  dawn: '#8E6FE8',
  dawnTint: '#211C36',
  dawnInk: '#B9A5FF',
  ok: '#2FB56C',
  okInk: '#5FD08F',
  okTint: '#11281B',
  err: '#F0525E',
  errInk: '#FF7A83',
  errTint: '#331719',
  warn: '#E09A2B',
  warnInk: '#F2B34C',
  warnTint: '#2E2412',
  invertedUp: '#B3121F',
  invertedDown: '#0C6B38',
  shadow: 'none',
  lift: '0 12px 28px rgba(0,0,0,.6)',
  veil: 'rgba(0,0,0,.6)',
};

export const RADIUS = { button: 3, chip: 5, card: 6, dialog: 10 } as const;
