/** In units of the drawing; all even, so that halves stay whole. */
export const BOX_WIDTH = 128;
export const BOX_HEIGHT = 72;
export const COUPLE_GAP = 16;
/** Between neighbours in a row who are not a couple. */
export const GAP = 24;
/** The width of a line that passes a row. */
export const TRUNK_WIDTH = 4;
/** Between a row of parents and the first lane below it, and between the last lane and the children. */
export const GAP_BELOW_PARENTS = 32;
export const GAP_ABOVE_CHILDREN = 32;
/** From one lane to the next. */
export const LANE = 10;
/** The length of the two ends of a link, which stand for a line too long to draw. */
export const LINK_END = 18;
/** Lines longer than this cannot be followed among others and become links. */
export const LONGEST_DRAWN_LINE = 16 * (BOX_WIDTH + GAP);
