/** In units of the drawing; all even, so that halves stay whole. */
export const BOX_WIDTH = 128;
export const BOX_HEIGHT = 72;
export const COUPLE_GAP = 16;
/** Between neighbours in a row who are not a couple. */
export const GAP = 24;
/** What a line takes up that passes a row. */
export const TRUNK_WIDTH = 4;
/** Between a row of parents and the lane in which the lines to their children part, and from there to the children. */
export const ROOM_BELOW_PARENTS = 32;
export const ROOM_ABOVE_CHILDREN = 32;
/** From one such lane to the next. */
export const LANE = 10;
/** The length of the ends that stand for a line too long to draw. */
export const LINK_END = 18;
/** Nobody can be drawn near two families that are further apart than this, nor does an eye follow a line so long among others. */
export const TOO_FAR = 16 * (BOX_WIDTH + GAP);
