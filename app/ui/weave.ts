/** One stitch of the woven band of the local bag, the torbica, 56 by 28: thread, width of its lines (0 is filled), path. */
export const WEAVE = [
  ['gold', 1.5, 'M0 1.5 56 1.5M0 26.5 56 26.5'],
  ['tile', 2.4, 'M28 4 42 14 28 24 14 14Z'],
  ['gold', 0, 'M28 9 35 14 28 19 21 14Z'],
  ['paper', 0, 'M28 12.2 30.6 14 28 15.8 25.4 14Z'],
  [
    'wine',
    2,
    'M0 4.5 5 8.2M0 23.5 5 19.8M56 4.5 51 8.2M56 23.5 51 19.8M7.5 9.8 13 14 7.5 18.2M48.5 9.8 43 14 48.5 18.2',
  ],
  ['gold', 0, 'M0 9.4 6.4 14 0 18.6ZM56 9.4 49.6 14 56 18.6Z'],
  ['tile', 0, 'M11 4 19 4 15 7.2ZM37 4 45 4 41 7.2ZM11 24 19 24 15 20.8ZM37 24 45 24 41 20.8Z'],
] as const;
