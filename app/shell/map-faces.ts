import serif from './fonts/alegreya-italic-latin.woff2?url';
import serifExtended from './fonts/alegreya-italic-latin-ext.woff2?url';
import sans from './fonts/commissioner-normal-latin.woff2?url';
import sansExtended from './fonts/commissioner-normal-latin-ext.woff2?url';

const BASIC = ['U+20-FF', 'U+2010-2033'];
const EXTENDED = ['U+106-107', 'U+10C-10D', 'U+110-111', 'U+160-161', 'U+17D-17E'];

const face = (basic: string, extended: string) => [
  { url: extended, 'unicode-range': EXTENDED },
  { url: basic, 'unicode-range': BASIC },
];

/** The site's own faces for names on the map, which is not drawn by the browser's text. */
export const MAP_FACES = {
  'Alegreya Italic': face(serif, serifExtended),
  Commissioner: face(sans, sansExtended),
};
