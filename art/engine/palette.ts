/** Gradient stops: a colour and, optionally, its place in per cent. Without places the stops spread evenly. */
export type Stops = readonly string[];
/** A plain colour, a `url(#…)` reference, or stops that become a vertical gradient. */
export type Paint = string | Stops;

export const GOLD: Stops = [
  '#fffbe0 0',
  '#ffe89a 26',
  '#f7c048 48',
  '#b9710d 53',
  '#f2bd4e 76',
  '#8f5206 100',
];
export const GOLDM: Stops = ['#fff3c0 0', '#f9cf66 35', '#d8952a 70', '#8a5210 100'];
export const CHROME: Stops = [
  '#ffffff 0',
  '#dbe9f5 34',
  '#9fb6c9 48',
  '#4a6076 53',
  '#c3d6e6 78',
  '#6d8398 100',
];
export const ICE: Stops = ['#ffffff 0', '#d8f6ff 35', '#7fd3f5 60', '#2b86c4 100'];
export const FIRE: Stops = ['#fffbd1 0', '#ffd84a 30', '#ff8a1e 62', '#d4230c 100'];
